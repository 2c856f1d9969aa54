import type { LoaderFunctionArgs } from "react-router";
import { searchQuery } from "#app/api/inputs.ts";
import { readPart } from "#app/api/list.server.ts";
import { respondListJson } from "#app/api/respond.server.ts";
import { isApiStaff } from "#app/auth/api-guard.server.ts";
import { readListQuery } from "#app/requests/http.ts";
import { listDoctors, listDoctorsPage } from "#db/doctors.ts";
import { toJson, toPublicJson } from "./json.ts";
import { allWithOpd } from "./with-opd.server.ts";

/** The list of doctors as programs read it. Only staff see hidden doctors, and those only where `visible` is not set. */
export async function respondDoctors(
  { request, url, context }: LoaderFunctionArgs,
  only: { visible: boolean },
) {
  const isStaff = await isApiStaff(request);
  const filter = { text: readListQuery(url, searchQuery).q, visible: only.visible || !isStaff };
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      allWithOpd(
        listDoctors(filter, { after: place && { name: place[0], id: place[1] }, limit }),
        context,
      ),
    placeOf: ({ name, id }) => [name, id],
    page(page, per) {
      const { items, ...rest } = listDoctorsPage(filter, page, per);
      return { items: allWithOpd(items, context), ...rest };
    },
    toJson: isStaff ? toJson : toPublicJson,
  });
  return respondListJson(request, items, { isStaff, headers });
}
