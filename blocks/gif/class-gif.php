<?php
namespace Mainstreet\Blocks\Gif;

use Mainstreet\Embeds\Embed_Url;

defined( 'ABSPATH' ) || exit;

/** Parses GIPHY URLs, by the same rules as readGif() in the editor; `test/addresses.json` tests both. */
final class Gif {

	/**
	 * Finds the id of a GIF.
	 *
	 * @param mixed $url URL as stored; any type.
	 * @return string|null '' for a short link, which contains no id; null if it is not a GIPHY URL.
	 */
	public static function read( $url ): ?string {
		$parts = Embed_Url::parse( 'giphy', $url );
		if ( ! $parts || preg_match( '#/(?:\.|%2e){1,2}(?:/|$)#iD', $parts['path'] ) ) {
			return null;
		}
		if ( 'gph.is' === $parts['host'] ) {
			return '' === trim( $parts['path'], '/' ) ? null : '';
		}
		$patterns = array(
			'/^(?:i|media\d*)\.giphy\.com$/D' => '#^/(?:media/)?(?:v1\.[\w.=-]+/)?([a-z0-9]+)(?:\.(?:gif|webp|mp4)|/[^/]+\.(?:gif|webp|mp4))$#iD',
			'/^(?:www\.)?giphy\.com$/D'       => '#^/(?:gifs|stickers|clips|embed|media)/(?:[^/]*-)?([a-z0-9]+)(?:/[^/]*)?/?$#iD',
		);
		foreach ( $patterns as $host => $path ) {
			if ( preg_match( $host, $parts['host'] ) && preg_match( $path, $parts['path'], $found ) ) {
				return $found[1];
			}
		}
		return null;
	}
}
