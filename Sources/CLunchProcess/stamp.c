#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
#include <x86intrin.h>
void lunch_stamp(int);
static uint64_t last[64]; static uint32_t d[64][4096]; static int n; static uint64_t cur[64];
static int cmp(const void*a,const void*b){uint32_t x=*(uint32_t*)a,y=*(uint32_t*)b;return x<y?-1:x>y;}
static void out(void){ for(int i=1;i<40;i++){ int c=n<4096?n:4096; qsort(d[i],c,4,cmp); if(d[i][c/2]) fprintf(stderr,"%2d: %.1f\n",i,d[i][c/2]/1000.0);} }
void lunch_stamp(int i){ cur[i]=__rdtsc(); if(i==0){ static int reg; if(!reg){reg=1;atexit(out);} for(int k=1;k<40;k++)cur[k]=0; }
 if(i==39&&n<4096&&cur[25]){ static double f; if(!f) f=1000.0/ (getenv("MHZ")?atof(getenv("MHZ")):2500); for(int k=1;k<40;k++) d[k][n]=cur[k]?(uint32_t)((cur[k]-cur[0])*f):0; n++; } }
