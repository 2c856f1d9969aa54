"""Operation theatre: lamps, draped table, anaesthesia workstation, instrument trolley."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
a = args(); s = reset(); m = M()
W0, W1, YB, H = -3.3, 3.3, 4.6, 3.1
fl = mat('otfloor', '7FA5A3', .16, noise=(3, .04)); wl = mat('otwall', 'EAF0EA', .35); green = mat('drape', '2C7074', .9, sheen=.3, noise=(60, .05)); st = mat('sst', 'D2D7D8', .22, metal=1)
box((0, 1, -.05), (6.6, 8, .1), fl, 0); box((0, 1, H+.05), (6.8, 8, .1), m['ceil'], 0)
box((0, YB+.1, H/2), (6.8, .2, H), wl, 0); box((W1+.1, 1, H/2), (.2, 8, H), wl, 0); box((W0-.1, 1, H/2), (.2, 8, H), wl, 0)
# wall panel joints and cove skirting
for i in range(6): box((W0+1.1*i+.55, YB-.002, H/2), (.008, .01, H), mat('joint', 'A9C4C0', .6), 0)
for i in range(7): box((W0+.002, -2+1.1*i, H/2), (.01, .008, H), mat('joint', 'A9C4C0', .6), 0); box((W1-.002, -2+1.1*i, H/2), (.01, .008, H), mat('joint', 'A9C4C0', .6), 0)
box((0, YB-.02, .05), (6.6, .06, .1), fl, .03)
# laminar-flow ceiling diffuser + light panels
box((0, 2.3, H-.02), (2.5, 2.5, .06), m['white'], .01)
for i in range(4):
    for j in range(4): box((-.93+.62*i, 2.3-.93+.62*j, H-.055), (.58, .58, .015), emis('lam', 'F2FAFA', 1.3), .0)
for x in (-2.1, 2.1): box((x, 2.3, H-.02), (.5, 2.6, .04), m['white'], .008); plane((x, 2.3, H-.045), .42, 2.5, emis('pan', 'F4FBFF', 3.0), rot=(math.pi, 0, 0))
# operating lamps
def oplamp(c, head, tilt, yaw, R=.40, drop=.75):
    """c: ceiling point, head: centre of the lamp head"""
    cx, cy = c; hx, hy, hz = head
    lathe((cx, cy, H-.12), [(0, .12), (.16, .12), (.15, .02), (.06, 0), (0, 0)], m['white']); cyl((cx, cy, H-.12-drop/2), .045, drop, m['white'], .01)
    el = ((cx+hx)/2+.25, (cy+hy)/2+.15, H-.12-drop+.02)
    tube([(cx, cy, H-.15-drop+.04), el], .05, m['white']); cyl((cx, cy, H-.12-drop), .075, .14, m['white'], .03); cyl(el, .065, .16, m['white'], .03)
    Rm = Euler((tilt, 0, yaw)).to_matrix(); P = lambda v: Vector(head)+Rm@Vector(v)
    top = P((0, 0, .30)); tube([el, (el[0], el[1], top.z+.12), tuple(P((0, .0, .34))), tuple(P((0, 0, .12)))], .036, m['white'], .1)
    rot = (tilt, 0, yaw)
    lathe(head, [(0, .14), (.1, .14), (.14, .10), (R*.8, .075), (R*.97, .045), (R, .0), (R*.985, -.035), (R*.94, -.045), (R*.93, -.03), (0, -.03)], m['white'], rot=rot, n=80)
    lathe(head, [(R*1.0, .012), (R*1.012, .0), (R*1.0, -.012)], m['teal'], rot=rot, n=80)
    le = emis('led', 'FFF6E4', 9); rim = m['steel']
    for ring, n in ((0, 1), (.40, 6), (.76, 13)):
        for i in range(n):
            b = 2*math.pi*i/max(n, 1)+ring; q = P((R*ring*math.cos(b), R*ring*math.sin(b), -.034)); r = .052 if ring else .06
            cyl(q, r*R/.4, .014, rim, .004, rot=rot, n=32); cyl(P((R*ring*math.cos(b), R*ring*math.sin(b), -.040)), r*.8*R/.4, .01, le, 0, rot=rot, n=28)
    cyl(P((0, 0, -.10)), .028, .13, m['white'], .01, rot=rot)
    L = bpy.data.lights.new('sp', 'SPOT'); L.energy = 330; L.spot_size = math.radians(56); L.spot_blend = .75; L.color = hexlin('FFF3DE')[:3]; L.shadow_soft_size = .3
    o = link(bpy.data.objects.new('sp', L)); o.location = P((0, 0, -.12)); o.rotation_euler = rot
oplamp((-.1, 3.0), (-.62, 2.35, 2.02), .30, -.55, .46); oplamp((.25, 3.0), (.72, 2.65, 2.16), -.34, .6, .36, .6)
# table
ty, tz = 2.35, .9
lathe((0, ty, 0), [(0, .0), (.34, 0), (.36, .03), (.34, .08), (.2, .11), (.17, .14), (0, .14)], st); box((0, ty, .08), (.62, 1.1, .12), m['white'], .05, seg=5)
cyl((0, ty, .42), .15, .6, st, .01); box((0, ty, .70), (.34, .5, .16), m['white'], .03); box((0, ty, tz-.09), (.6, 1.9, .06), st, .015)
for y, l in ((ty-.68, .56), (ty, .74), (ty+.66, .5)): box((0, y, tz-.015), (.58, l, .09), m['dark'], .035, seg=4)
box((0, ty+1.02, tz+.0), (.3, .24, .08), m['dark'], .03, seg=4); cushion((0, ty+.98, tz+.09), (.34, .26, .1), m['pillow'])
drape(-.31, .31, ty-.98, ty+.62, tz+.04, .46, green, seed=9, over_foot=True, res=84)
for sx in (-1, 1): tube([(sx*.33, ty-.8, tz-.09), (sx*.33, ty+.8, tz-.09)], .012, st)
box((-.62, ty+.45, tz+.0), (.62, .17, .05), m['dark'], .022, rot=(0, 0, -.25)); 
# anaesthesia workstation
ax, ay = 1.55, 3.55
box((ax, ay, .38), (.72, .62, .58), m['white'], .03); box((ax, ay, .08), (.78, .68, .08), m['dark'], .03); box((ax, ay-.04, .70), (.8, .68, .04), st, .012)
for k in range(3): box((ax, ay-.318, .2+.17*k), (.62, .02, .14), m['cream'], .01); box((ax, ay-.335, .235+.17*k), (.2, .016, .014), st, .004)
box((ax+.02, ay+.16, 1.05), (.70, .26, .66), m['white'], .03); tx = monitor_tex()
screen((ax-.06, ay-.06, 1.62), (-.05, 0, -.28), .56, .36, m, tx, 1.3); tube([(ax, ay+.12, 1.3), (ax, ay+.12, 1.62), (ax-.04, ay-.02, 1.62)], .025, m['white'], .05)
screen((ax-.08, ay-.03, 1.14), (-.1, 0, -.1), .36, .24, m, tx, .9)
for k, c in enumerate(('teal', 'coral', 'brass')): cyl((ax+.15+.075*k, ay+.0, 1.0), .03, .16, m[c] if c != 'brass' else mat('yel', 'E2B04A', .4), .01)
lathe((ax-.27, ay-.2, .72), [(0, 0), (.075, 0), (.08, .02), (.08, .2), (.06, .23), (0, .23)], m['glass'])
pipe([(ax-.34, ay-.15, .78), (ax-.6, ay-.3, .7), (.75, 3.2, .78), (.25, 3.36, .98)], .018, mat('hose', 'A8D3CF', .5)); pipe([(ax-.34, ay-.2, .86), (ax-.62, ay-.45, .72), (.72, 3.1, .70), (.25, 3.3, .97)], .018, mat('hose', 'A8D3CF', .5))
for sx in (-.3, .3):
    for sy in (-.26, .26): caster(ax+sx, ay+sy, m, -.03)
# instrument trolley
def trolley(x, y, w, d, h, rot=0, cloth=True):
    for sx in (-1, 1):
        for sy in (-1, 1): tube([(x+sx*w/2*.94, y+sy*d/2*.9, .1), (x+sx*w/2*.94, y+sy*d/2*.9, h-.03)], .014, st); caster(x+sx*w/2*.94, y+sy*d/2*.9, m, -.01)
    box((x, y, .32), (w, d, .025), st, .008); box((x, y, h), (w-.06, d-.06, .03), st, .01)
    if cloth: drape(x-w/2, x+w/2, y-d/2, y+d/2, h+.016, .20, green, seed=int(50+x*10), over_foot=True, res=60)
    r = random.Random(2)
    lathe((x-w*.3, y+.05, h+.045), [(0, .006), (.06, .006), (.09, .055), (.094, .055), (.064, 0), (0, 0)], st); lathe((x-w*.3+.2, y+.08, h+.045), [(0, .006), (.04, .006), (.06, .045), (.063, .045), (.042, 0), (0, 0)], st)
    box((x+.12, y, h+.05), (w*.48, d*.62, .012), st, .005)
    for i in range(9):
        px = x-.05+.042*i; l = .15+.04*r.random(); pipe([(px, y-l/2, h+.064), (px+.004, y, h+.068), (px+r.uniform(-.006, .006), y+l/2, h+.064)], .0045, st)
        if i % 2: pipe([(px-.013, y-l/2-.016, h+.064), (px+.013, y-l/2-.016, h+.064), (px, y-l/2+.005, h+.064)], .003, st, cyclic=True)
trolley(-1.42, 1.75, .86, .5, .92); 
# round stool
cyl((-.95, .75, .56), .17, .07, m['dark'], .03); cyl((-.95, .75, .32), .025, .42, st, .003)
for i in range(5):
    b = i*2*math.pi/5; tube([(-.95, .75, .14), (-.95+.24*math.cos(b), .75+.24*math.sin(b), .09)], .014, st); cyl((-.95+.24*math.cos(b), .75+.24*math.sin(b), .04), .036, .024, m['dark'], .005, rot=(math.pi/2, 0, b), n=20)
# pass-through cabinet, sliding door, wall screen
dx = -1.9
box((dx, YB-.02, 1.08), (1.5, .05, 2.16), st, .012); box((dx, YB-.05, 1.06), (1.36, .04, 2.06), mat('door', 'C6DCD9', .35), .012); box((dx, YB-.071, 1.5), (.34, .012, .62), mat('pane', '24495A', .08), .06)
tube([(dx+.5, YB-.075, .85), (dx+.5, YB-.12, .88), (dx+.5, YB-.12, 1.28), (dx+.5, YB-.075, 1.31)], .013, st)
box((0.25, YB-.03, 1.62), (1.15, .05, .70), m['dark'], .02); sv = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 380"><rect width="640" height="380" fill="#0b2230"/><defs><radialGradient id="r"><stop offset="0" stop-color="#9fd8d4"/><stop offset=".6" stop-color="#2f7f86"/><stop offset="1" stop-color="#0b2230"/></radialGradient></defs><ellipse cx="210" cy="190" rx="160" ry="150" fill="url(#r)" opacity=".8"/><g stroke="#dff5f0" stroke-width="3" fill="none" opacity=".7"><path d="M120 190Q210 90 300 190Q210 290 120 190Z"/><path d="M210 80V300M100 190H320"/></g><g fill="#5ff0a8"><rect x="430" y="60" width="150" height="12"/><rect x="430" y="90" width="110" height="8" opacity=".6"/><rect x="430" y="112" width="130" height="8" opacity=".6"/></g><g fill="none" stroke="#58d6ff" stroke-width="3"><polyline points="'+wave('ecg', 420, 600, 230, 60, 60)+'"/></g><g fill="none" stroke="#ffd36b" stroke-width="3"><polyline points="'+wave('pleth', 420, 600, 310, 40, 60)+'"/></g></svg>'
plane((.25, YB-.056, 1.62), 1.08, .64, img_mat('wallscr', svg_tex('wallscr', sv, 900), 1.0), rot=(math.pi/2, 0, 0))
box((2.35, YB-.18, 1.1), (1.1, .36, 2.0), m['white'], .015)
for k in range(2): box((2.35-.27+.54*k, YB-.365, 1.1), (.5, .015, 1.9), mat('pane2', 'BFDDD8', .12), .01); 
for k in range(4): box((2.35, YB-.376, .45+.42*k), (1.0, .006, .012), st, 0)
ivstand(-2.75, 3.6, m, 1.95)
world('DCEBEC', 'E8EEEA', .25)
area((0, 2.3, H-.1), (0, 2.3, 0), 2.4, 62, 'FFF9F0', 2.4)
for x in (-2.1, 2.1): area((x, 2.3, H-.08), (x, 2.3, 0), .42, 26, 'FFF6EA', 2.5)
area((1.2, -2.6, 2.4), (0, 2.6, .9), 3, 22, 'FFE6C8', 2)
if a.get('view') == 'table':   # lamps from below and an instrument stand over the foot of the table
    x, y, z = .28, 1.62, 1.09
    tube([(.78, y, .12), (.78, y, z-.03), (.3, y, z-.03)], .02, st, .06); tube([(.78, y-.3, .06), (.78, y+.3, .06)], .022, st); tube([(.78, y, .07), (.3, y, .07)], .022, st)
    for px, py in ((.78, -.3), (.78, .3), (.32, 0)): cyl((px, y+py, .035), .035, .03, m['dark'], .006, rot=(math.pi/2, 0, 0), n=24)
    box((x, y, z), (.62, .44, .022), st, .009); box((x, y, z+.014), (.57, .39, .012), green, .005)
    for k in range(8):
        px = x-.2+.045*k; pipe([(px, y-.13, z+.027), (px+.004, y, z+.031), (px-.003, y+.12, z+.027)], .0065, st)
        if k < 5: pipe([(px-.016, y-.155, z+.027), (px+.016, y-.155, z+.027), (px, y-.12, z+.027)], .004, st, cyclic=True)
    lathe((x+.22, y+.05, z+.02), [(0, .006), (.045, .006), (.065, .045), (.07, .045), (.048, 0), (0, 0)], st)
    level_cam((1.5, -.2, 1.3), (-.02, 2.8), 29, .045)
else: camera((1.7, -1.75, 1.42), (-.1, 2.6, 1.42), 31, 0, shift=(0, -.015))
setup_cycles(a['w'], a['h'], a['spp'], exposure=.2)
render(a['out'])
