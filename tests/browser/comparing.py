"""Two pictures held side by side, by a browser's own canvas."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

NOTICED = 40
"""A dot differs when one of its colours is so many steps of 255 away."""
COMPARE = """async ([one, other, noticed]) => {
  const dots = async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await dots(one), await dots(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const far = Math.max(...[0, 1, 2].map((colour) => Math.abs(a.data[at + colour] - b.data[at + colour])));
    if (far > noticed) different += 1;
  }
  return different / (a.width * a.height);
}"""


def difference(page: Any, one: bytes, other: bytes) -> float:
    """The share of dots in which two PNG pictures differ; 1 if they are not of the same size."""
    share: float = page.evaluate(COMPARE, [b64encode(one).decode(), b64encode(other).decode(), NOTICED])
    return share
