/* The menus of a Trade (TRD-01 to TRD-09), in C: what the same rules cost without Python.
 *
 * A faithful transcription of tearum/engine/rules/trade.py and of what it calls. `trades` plays
 * Trades piece by piece at random and must come to the very number that the engine comes to.
 */

#include <stdint.h>

typedef int64_t i64;

enum { RESOURCES = 6, WHEAT = 0, CANNON = 5, SELL = 21, BUY = 27 };

/* What the path reads and writes, in the order of benchmarks/native/trade_path.py. */
typedef struct {
    i64 money, token_low, token_high, open_squares, tokens;
    i64 goods[RESOURCES], sold[RESOURCES], bought[RESOURCES], price[RESOURCES];
    i64 token_cost[12];
    i64 menu_size, menu[63];
    i64 rng[6];
} Trade;

static i64 word(Trade *t) {
    const i64 m1 = 4294967087, m2 = 4294944443;
    i64 *r = t->rng;
    i64 a = (1403580 * r[1] - 810728 * r[0]) % m1;
    if (a < 0) a += m1;
    r[0] = r[1], r[1] = r[2], r[2] = a;
    i64 b = (527612 * r[5] - 1370589 * r[3]) % m2;
    if (b < 0) b += m2;
    r[3] = r[4], r[4] = r[5], r[5] = b;
    i64 w = (a - b) % m1;
    return w < 0 ? w + m1 : w;
}

static i64 below(Trade *t, i64 n) {
    const i64 m1 = 4294967087;
    i64 limit = m1 - m1 % n, w = word(t);
    while (w >= limit) w = word(t);
    return w % n;
}

static i64 bonus_type(const i64 *pile, i64 barred) {
    i64 best = -1, most = 0;
    for (i64 r = 0; r < RESOURCES; r++)
        if (r != barred && pile[r] > most) best = r, most = pile[r];
    return best;
}

static i64 earnings(const Trade *t) {
    i64 dollars = 0;
    for (i64 r = 0; r < RESOURCES; r++) dollars += t->sold[r] * t->price[r];
    i64 best = bonus_type(t->sold, CANNON);
    return dollars + (best >= 0 ? t->sold[best] : 0);
}

static i64 spendings(const Trade *t) {
    i64 dollars = 0;
    for (i64 r = 0; r < RESOURCES; r++) dollars += t->bought[r] * t->price[r];
    i64 best = bonus_type(t->bought, WHEAT);
    return dollars - (best >= 0 ? t->bought[best] : 0);
}

static i64 tokens_needed(const Trade *t) {
    i64 pieces = 0;
    for (i64 r = 0; r < RESOURCES; r++) pieces += t->goods[r] + t->bought[r] - t->sold[r];
    i64 squares = t->open_squares + t->tokens - (t->token_high - t->token_low);
    return pieces > squares ? pieces - squares : 0;
}

static int can_close(const Trade *t) {
    i64 tokens = tokens_needed(t), dollars = 0;
    if (tokens > t->token_high - t->token_low) return 0;
    for (i64 i = t->token_low; i < t->token_low + tokens; i++) dollars += t->token_cost[i];
    return spendings(t) + dollars - earnings(t) <= t->money;
}

static int can_sell(const Trade *t, i64 resource) {
    for (i64 r = 0; r < RESOURCES; r++)
        if (t->bought[r] > 0 || (r > resource && t->sold[r] > 0)) return 0;
    return t->goods[resource] != t->sold[resource];
}

static int can_buy(Trade *t, i64 resource) {
    if (t->sold[resource] > 0) return 0;
    for (i64 r = resource + 1; r < RESOURCES; r++)
        if (t->bought[r] > 0) return 0;
    t->bought[resource]++;
    int can = can_close(t);
    t->bought[resource]--;
    return can;
}

static void offer_trades(Trade *t) {
    for (i64 r = 0; r < RESOURCES; r++)
        if (can_sell(t, r)) t->menu[t->menu_size++] = SELL + r;
    for (i64 r = 0; r < RESOURCES; r++)
        if (can_buy(t, r)) t->menu[t->menu_size++] = BUY + r;
}

/* Plays so many menus; a Trade with nothing left to do begins anew. A number for all of them. */
i64 trades(Trade *t, i64 menus) {
    i64 sum = 17;
    for (i64 i = 0; i < menus; i++) {
        t->menu_size = 0;
        offer_trades(t);
        if (t->menu_size == 0) {
            for (i64 r = 0; r < RESOURCES; r++) t->sold[r] = t->bought[r] = 0;
            continue;
        }
        i64 code = t->menu[below(t, t->menu_size)];
        sum = (sum * 31 + code) % 2147483647;
        if (code >= BUY) t->bought[code - BUY]++;
        else t->sold[code - SELL]++;
    }
    return sum;
}
