"""Prints the steps of a trace; written from the page TraceFormat alone."""
import base64
import json
import struct
import sys

MAGIC = b"LUNCHTRACE 2\n"


def records(data):
    """Yields (kind, launch, nanoseconds, position, value) of each record."""
    if not data.startswith(MAGIC):
        raise SystemExit("not a trace of version 2")
    offset = len(MAGIC)
    while offset < len(data):
        length, kind, reserved, launch, time = struct.unpack_from("<IcBHQ", data, offset)
        if reserved:
            raise SystemExit(f"byte {offset + 5}: not 0")
        payload = data[offset + 16 : offset + 16 + length]
        if len(payload) < length:
            raise SystemExit(f"byte {offset}: the file ends in a record")
        offset += 16 + length
        kind, position = kind.decode("ascii"), None
        if kind in "OKRHF":
            (position,) = struct.unpack_from("<Q", payload)
            payload = payload[8:]
        if kind in "KR":
            columns, rows = struct.unpack_from("<HH", payload)
            value = (columns, rows, payload[4:])
        elif kind in "OH":
            value = payload
        elif kind in "TLBEIFSXPUDV":
            value = json.loads(payload)
        else:
            raise SystemExit(f"no kind {kind}")
        yield kind, launch, time, position, value


def main(path):
    with open(path, "rb") as file:
        data = file.read()
    begun = {}
    written = 0
    for kind, launch, time, position, value in records(data):
        if kind == "T":
            print(f"test {value['name']}, {value['library']}, {value['place']['file']}:{value['place']['line']}")
        elif kind == "L":
            print(f"launch {launch}: {value['program']} {value['columns']}x{value['rows']}")
        elif kind == "B":
            begun[value["step"]] = (time, value)
        elif kind == "E":
            if value["step"] not in begun:
                # Records are missing, and the beginning of the step is among them.
                continue
            start, step = begun.pop(value["step"])
            if "part" in step:
                line = step["part"]
            else:
                ((name, members),) = step["command"].items()
                line = " ".join([name] + [json.dumps(members[key]) for key in ("query", "property") if key in members])
            outcome = "ok"
            if "failure" in value:
                outcome = "failed: " + value["failure"]["message"]
            elif "result" in value:
                outcome = json.dumps(value["result"])
            print(f"{value['step']}. {line} at line {step['place']['line']}: {outcome}, {(time - start) / 1e6:.1f} ms")
        elif kind == "I":
            sent = base64.b64decode(value["bytes"]) if "bytes" in value else None
            print(f"input {json.dumps(value['action'])}: {sent!r}")
        elif kind == "O":
            written += len(value)
        elif kind == "F":
            print(f"frame {value['number']} at {position}, {value['origin']}")
        elif kind == "D":
            print(f"missing: {value['records']} records, {value['bytes']} bytes, {value['why']}")
        elif kind == "V":
            print(f"{value['verdict']}, attempt {value['attempt']}")
    print(f"{written} bytes of output")


if __name__ == "__main__":
    main(sys.argv[1])
