<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Core's filter of HTML for texts of stored blocks, in bounded time: core goes through comments in
 * comments again for each of them, and nobody reads one in a label.
 */
final class Safe_Html {

	/** Bytes of a text that are looked at: as many as the readers of attributes give. */
	const MOST = 80000;

	/**
	 * The text with the allowed elements only.
	 *
	 * @param string        $html      HTML as saved.
	 * @param array|string  $allowed   As wp_kses() takes it: attributes by element, or `post`.
	 * @param string[]|null $protocols Allowed ones of addresses; null for core's.
	 * @return string Safe HTML.
	 */
	public static function of( $html, $allowed, ?array $protocols = null ): string {
		// Nothing in it is markup. For wp_kses(), core would parse each text as blocks.
		if ( ! preg_match( '/[<>&\x00-\x08\x0B\x0C\x0E-\x1F]/', (string) $html ) ) {
			return mb_strcut( (string) $html, 0, self::MOST, 'UTF-8' );
		}
		$html = preg_replace( '/<!--.*?(?:-->|$)/s', '', mb_strcut( (string) $html, 0, self::MOST, 'UTF-8' ) );
		return wp_kses( (string) $html, $allowed, null === $protocols ? wp_allowed_protocols() : $protocols );
	}
}
