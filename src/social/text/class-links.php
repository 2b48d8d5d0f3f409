<?php
namespace Mainstreet\Social\Text;

defined( 'ABSPATH' ) || exit;

/** Finds URLs as networks find them: those with a scheme, and bare host names, which X counts as links, too. */
final class Links {

	/** A URL with its scheme, brackets in it in pairs; punctuation at the end of a sentence and closing brackets are not part of it. */
	const URL = 'https?://(?:[^\s<>"\x{201C}\x{201D}()]|\([^\s<>"()]*\))*(?:\([^\s<>"()]*\)|[^\s<>"\x{201C}\x{201D}.,;:!?\'()\[\]{}\x{2019}\x{3002}\x{3001}\x{FF0C}])';

	/** The same in ASCII. */
	const PLAIN_URL = 'https?://(?:[!#-\'*-;=?-~]|\([!#-\'*-;=?-~]*\))*(?:\([!#-\'*-;=?-~]*\)|[a-z0-9/#&*+=@_$%~\-])';

	/** A host name without scheme, and its path. */
	const BARE = '(?<![@a-z0-9_.\-/])(?:[a-z0-9](?:[a-z0-9\-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![a-z0-9_@])(?:/[!#-;=?-~]*[a-z0-9/#&*+=@_$%~\-])?';

	/** Top-level domains that people write without a scheme: those of countries, and common ones. With others it is more often a file name. */
	const DOMAINS = 'com|net|org|info|biz|edu|gov|name|pro|app|dev|blog|shop|store|site|online|page|news|social|cloud|club|art|xyz|tech'
		. '|a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]'
		. '|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]'
		. '|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]';

	/** A host name at the start, after white space, a quotation mark or an opening bracket. The top-level domain is in lower case, because a sentence may begin after a period. */
	const BARE_HOST = '`(?:^|(?<=[\s("\[\x{201C}\x{201E}\x{AB}\x{2018}]))(?>(?:[a-zA-Z0-9](?:[a-zA-Z0-9\-]{0,61}[a-zA-Z0-9])?\.)+)(?:' . self::DOMAINS . ')(?![\p{L}\p{N}_@\-])`u';

	/**
	 * Splits a text into URLs and the rest.
	 *
	 * @param string $text Plain text.
	 * @param bool   $bare Whether host names without scheme count, too; URLs then end where ASCII ends, as at X.
	 * @return array List of parts as `array( text, is URL )`; joined they are the text.
	 */
	public static function split( $text, bool $bare = false ): array {
		$pattern = '`(' . ( $bare ? self::PLAIN_URL . '|' . self::BARE : self::URL ) . ')`iu';
		$parts   = preg_split( $pattern, $text, -1, PREG_SPLIT_DELIM_CAPTURE );
		$list    = array();
		foreach ( is_array( $parts ) ? $parts : array( $text ) as $index => $part ) {
			if ( '' !== $part ) {
				$list[] = array( $part, 1 === $index % 2 );
			}
		}
		return $list;
	}

	/**
	 * Whether X certainly takes a text for a URL: a plain host name under a common top-level domain, of an accepted length.
	 *
	 * @param string $url Text that looks like a URL.
	 */
	public static function is_common( $url ): bool {
		$label = '[a-z0-9](?:[a-z0-9\-]{0,61}[a-z0-9])?';
		$ends  = '[a-z]{2}|com|net|org|info|biz|edu|gov|name|pro|app|dev|blog|shop|store|site|online|page|news|social|cloud|club|art|xyz|tech';
		return strlen( $url ) <= 4096 && preg_match( "~^https?://(?:$label\.)+(?:$ends)(?:[:/?#]|$)~i", $url );
	}

	/**
	 * URLs with scheme in a text, each once.
	 *
	 * @param string $text Plain text.
	 * @return string[]
	 */
	public static function find( $text ): array {
		return preg_match_all( '`' . self::URL . '`iu', $text, $found ) ? array_values( array_unique( $found[0] ) ) : array();
	}

	/**
	 * URLs without scheme in a text, with their path.
	 *
	 * @param string $text Plain text.
	 * @return array[] `array( offset in bytes, URL )` of each.
	 */
	public static function find_bare( string $text ): array {
		$bare = array();
		preg_match_all( self::BARE_HOST, $text, $found, PREG_OFFSET_CAPTURE );
		foreach ( isset( $found[0] ) ? $found[0] : array() as list( $host, $at ) ) {
			$rest = mb_strcut( substr( $text, $at, 2000 ), 0, 1990, 'UTF-8' );
			// A path is read as after a scheme.
			$has_path = preg_match( '`^(?:[/?#]|:\d)`', substr( $rest, strlen( $host ), 2 ) ) && preg_match( '`^' . self::URL . '`iu', 'https://' . $rest, $url );
			$bare[]   = array( $at, $has_path && strlen( $url[0] ) - 8 > strlen( $host ) ? substr( $url[0], 8 ) : $host );
		}
		return $bare;
	}
}
