/* The menus of a Trade (TRD-01 to TRD-09), in C: what the same rules cost without Python.
 *
 * A faithful transcription of tearum/engine/rules/trade.py and of what it calls. `trades` plays
 * Trades piece by piece at random and must reach the very number that the engine comes to.
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
    i64 w = word(t), drawn = w % n;
    while (w - drawn > m1 - n) w = word(t), drawn = w % n;
    return drawn;
}

static i64 bonus_type(const i64 *pile, i64 barred) {
    i64 best = -1, most = 0;
    for (i64 r = 0; r < RESOURCES; r++)
        if (r != barred && pile[r] > most) best = r, most = pile[r];
    return best;
}

static i64 bonus(const i64 *pile, i64 barred) {
    i64 best = bonus_type(pile, barred);
    return best >= 0 ? pile[best] : 0;
}

static i64 base_price(const Trade *t, const i64 *pile) {
    i64 dollars = 0;
    for (i64 r = 0; r < RESOURCES; r++) dollars += pile[r] * t->price[r];
    return dollars;
}

static i64 earnings(const Trade *t) {
    return base_price(t, t->sold) + bonus(t->sold, CANNON);
}

static i64 tokens_left(const Trade *t) {
    return t->token_high - t->token_low;
}

static i64 tokens_needed(const Trade *t, i64 more) {
    i64 kept = more;
    for (i64 r = 0; r < RESOURCES; r++) kept += t->goods[r] + t->bought[r] - t->sold[r];
    i64 squares = t->open_squares + t->tokens - tokens_left(t);
    return kept > squares ? kept - squares : 0;
}

static i64 budget(const Trade *t, i64 tokens) {
    i64 dollars = t->money + earnings(t);
    for (i64 i = t->token_low; i < t->token_low + tokens; i++) dollars -= t->token_cost[i];
    return dollars;
}

static i64 first_to_sell(const Trade *t) {
    i64 first = 0;
    for (i64 r = 0; r < RESOURCES; r++) {
        if (t->bought[r] > 0) return RESOURCES;
        if (t->sold[r] > 0) first = r;
    }
    return first;
}

static i64 first_to_buy(const Trade *t) {
    i64 first = RESOURCES - 1;
    while (first > 0 && t->bought[first] == 0) first--;
    return first;
}

static void offer_trades(Trade *t) {
    for (i64 r = first_to_sell(t); r < RESOURCES; r++)
        if (t->goods[r] > t->sold[r]) t->menu[t->menu_size++] = SELL + r;
    i64 tokens = tokens_needed(t, 1);
    if (tokens > tokens_left(t)) return;
    i64 most = bonus(t->bought, WHEAT);
    i64 dollars = budget(t, tokens) - base_price(t, t->bought);
    for (i64 r = first_to_buy(t); r < RESOURCES; r++)
        if (t->sold[r] == 0) {
            i64 pile = t->bought[r] + 1;
            i64 less = pile > most && r != WHEAT ? pile : most;
            if (t->price[r] - less <= dollars) t->menu[t->menu_size++] = BUY + r;
        }
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
