<?php
namespace Mainstreet\Blocks\Gif;

use Mainstreet\Embeds\Embed_Url;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an address, as readGif() does in the editor (`test/addresses.json` says the same of both).
 */
final class Gif {

	/**
	 * The id of a GIF.
	 *
	 * @param mixed $url Address as stored; any type.
	 * @return string|null Null for what is no address of GIPHY's; '' for a short link.
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
