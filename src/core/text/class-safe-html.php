<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Filters the HTML of block texts with wp_kses() in bounded time. Core processes nested comments again for each level, so comments
 * are removed first.
 */
final class Safe_Html {

	/** Maximum number of bytes; the rest is cut off. The readers of attributes have the same limit. */
	const MAX_BYTES = 80000;

	/** Allowed elements of a caption, with their attributes. */
	const CAPTION = array(
		'a'      => array(
			'href'   => true,
			'rel'    => true,
			'target' => true,
		),
		'b'      => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'kbd'    => array(),
		'mark'   => array(),
		's'      => array(),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/**
	 * Removes elements, attributes and protocols that are not allowed.
	 *
	 * @param string        $html      HTML as saved.
	 * @param array|string  $allowed   As wp_kses() takes it: attributes by element, or `post`.
	 * @param string[]|null $protocols Allowed protocols of URLs; null for core's.
	 * @return string Safe HTML.
	 */
	public static function sanitize( $html, $allowed, ?array $protocols = null ): string {
		// Text without markup needs no filter: core would parse it as blocks.
		if ( ! preg_match( '/[<>&\x00-\x08\x0B\x0C\x0E-\x1F]/', (string) $html ) ) {
			return mb_strcut( (string) $html, 0, self::MAX_BYTES, 'UTF-8' );
		}
		$html = preg_replace( '/<!--.*?(?:-->|$)/s', '', mb_strcut( (string) $html, 0, self::MAX_BYTES, 'UTF-8' ) );
		return wp_kses( (string) $html, $allowed, null === $protocols ? wp_allowed_protocols() : $protocols );
	}
}
