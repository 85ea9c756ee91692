#ifdef __linux__
#define _GNU_SOURCE
#include "../include/CLunchProcess.h"
#include <errno.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <linux/sock_diag.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

/* The states of a connection (include/net/tcp_states.h). */
enum { ESTABLISHED = 1, SYN_SENT = 2, FIN_WAIT1 = 4, FIN_WAIT2 = 5, LISTEN = 10 };

/* A walk through the connections of the network that this process is in. */
struct search {
    struct lunch_request *list;
    int capacity, count;
    uint64_t device;
    unsigned char listening[65536 / 8]; /* the ports at which somebody listens: a connection of theirs is a server's */
};

/* The time by which an acknowledgement comes that is sent on its own, in milliseconds: Linux waits 40, and does not repeat what was
   sent before 200. And the time for which a request counts whose answer may have come. */
enum { LATEST_ACKNOWLEDGEMENT = 150, DOUBT = 250 };

int lunch_is_unanswered(const struct lunch_traffic *traffic) {
    if (!traffic->has_sent) return 0;
    if (!traffic->has_received) return 1;
    if (traffic->sent != traffic->received) return traffic->sent < traffic->received;
    if (traffic->is_unacknowledged) return 1;
    uint32_t acknowledged = traffic->acknowledged, received = traffic->received;
    if (acknowledged < received && received - acknowledged < LATEST_ACKNOWLEDGEMENT) return 1;
    return acknowledged == received && received < DOUBT;
}

static void look(struct search *search, const struct nlmsghdr *message) {
    const struct inet_diag_msg *found = NLMSG_DATA(message);
    uint16_t own = ntohs(found->id.idiag_sport);
    if (found->idiag_state == LISTEN) {
        search->listening[own / 8] |= (unsigned char)(1 << own % 8);
        return;
    }
    if (search->listening[own / 8] >> own % 8 & 1) return;
    int connects = found->idiag_state == SYN_SENT, is_unknown = 1;
    struct tcp_info info;
    memset(&info, 0, sizeof info);
    int length = (int)message->nlmsg_len - (int)NLMSG_LENGTH(sizeof *found);
    for (const struct rtattr *part = (const void *)(found + 1); RTA_OK(part, length); part = RTA_NEXT(part, length)) {
        if (part->rta_type != INET_DIAG_INFO) continue;
        size_t size = RTA_PAYLOAD(part);
        is_unknown = size <= offsetof(struct tcp_info, tcpi_notsent_bytes);
        memcpy(&info, RTA_DATA(part), size < sizeof info ? size : sizeof info);
    }
    struct lunch_traffic traffic = {
        .has_sent = info.tcpi_bytes_acked > 1 || info.tcpi_unacked > 0 || info.tcpi_notsent_bytes > 0, /* the first is SYN */
        .has_received = info.tcpi_bytes_received > 0, .is_unacknowledged = info.tcpi_unacked > 0,
        .sent = info.tcpi_last_data_sent, .received = info.tcpi_last_data_recv, .acknowledged = info.tcpi_last_ack_recv};
    if (!connects && (is_unknown || !lunch_is_unanswered(&traffic))) return;
    if (search->count < search->capacity) {
        struct lunch_request *request = &search->list[search->count];
        request->file = lunch_file_number(search->device, found->idiag_inode);
        request->port = ntohs(found->id.idiag_dport);
        request->is_ipv6 = found->idiag_family == AF_INET6;
        request->connects = (unsigned char)connects;
        memcpy(request->address, found->id.idiag_dst, sizeof request->address);
    }
    search->count++;
}

/* Looks at all connections; returns 0, or a negative errno. The kernel walks through all that it has, which may take a
   millisecond: so the request is the old one, which has both families answered in one walk. It lists who listens first. */
static int look_at_all(struct search *search, int socket) {
    struct {
        struct nlmsghdr head;
        struct inet_diag_req body;
    } request = {
        .head = {.nlmsg_len = sizeof request, .nlmsg_type = TCPDIAG_GETSOCK, .nlmsg_flags = NLM_F_REQUEST | NLM_F_DUMP},
        .body = {
            .idiag_ext = 1 << (INET_DIAG_INFO - 1),
            .idiag_states = 1u << LISTEN | 1u << ESTABLISHED | 1u << SYN_SENT | 1u << FIN_WAIT1 | 1u << FIN_WAIT2}};
    if (send(socket, &request, sizeof request, 0) < 0) return -errno;
    while (1) {
        _Alignas(struct nlmsghdr) char bytes[16384];
        ssize_t length = recv(socket, bytes, sizeof bytes, 0);
        if (length < 0 && errno == EINTR) continue;
        if (length <= 0) return length < 0 ? -errno : -EIO;
        unsigned left = (unsigned)length;
        for (const struct nlmsghdr *message = (const void *)bytes; NLMSG_OK(message, left); message = NLMSG_NEXT(message, left)) {
            if (message->nlmsg_type == NLMSG_DONE) return 0;
            if (message->nlmsg_type == NLMSG_ERROR) return ((const struct nlmsgerr *)NLMSG_DATA(message))->error;
            look(search, message);
        }
    }
}

int lunch_requests(struct lunch_request *requests, int capacity) {
    int file = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
    if (file < 0) return -errno;
    struct stat facts;
    struct search search = {.list = requests, .capacity = capacity};
    int result = fstat(file, &facts) < 0 ? -errno : 0;
    search.device = (uint64_t)facts.st_dev; /* that of all sockets */
    if (result == 0) result = look_at_all(&search, file);
    close(file);
    return result < 0 ? result : search.count;
}
#endif
