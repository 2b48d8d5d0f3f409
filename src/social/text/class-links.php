<?php
namespace Mainstreet\Social\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds addresses as networks find them: those with a scheme, and bare host names, which X counts as links, too.
 */
final class Links {

	/** An address with its scheme, brackets in it in pairs; what closes a sentence or a bracket behind it is not part of it. */
	const URL = 'https?://(?:[^\s<>"\x{201C}\x{201D}()]|\([^\s<>"()]*\))*(?:\([^\s<>"()]*\)|[^\s<>"\x{201C}\x{201D}.,;:!?\'()\[\]{}\x{2019}\x{3002}\x{3001}\x{FF0C}])';

	/** The same in plain letters. */
	const PLAIN_URL = 'https?://(?:[!#-\'*-;=?-~]|\([!#-\'*-;=?-~]*\))*(?:\([!#-\'*-;=?-~]*\)|[a-z0-9/#&*+=@_$%~\-])';

	/** A host name without scheme, and what follows it. */
	const BARE = '(?<![@a-z0-9_.\-/])(?:[a-z0-9](?:[a-z0-9\-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![a-z0-9_@])(?:/[!#-;=?-~]*[a-z0-9/#&*+=@_$%~\-])?';

	/** Top-level domains that people write without a scheme: those of countries, and common ones. Others are more often names of files. */
	const DOMAINS = 'com|net|org|info|biz|edu|gov|name|pro|app|dev|blog|shop|store|site|online|page|news|social|cloud|club|art|xyz|tech'
		. '|a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]'
		. '|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]'
		. '|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]';

	/** A host name at the start, behind white space, a quotation mark or an opening bracket; its last part in small letters, as a sentence may begin behind a period. */
	const BARE_HOST = '`(?:^|(?<=[\s("\[\x{201C}\x{201E}\x{AB}\x{2018}]))(?>(?:[a-zA-Z0-9](?:[a-zA-Z0-9\-]{0,61}[a-zA-Z0-9])?\.)+)(?:' . self::DOMAINS . ')(?![\p{L}\p{N}_@\-])`u';

	/**
	 * Takes a text apart.
	 *
	 * @param string $text Plain text.
	 * @param bool   $bare Whether names without scheme count, too; addresses then end where plain letters end, as X has it.
	 * @return array List of parts as `array( text, is address )`; joined they are the text.
	 */
	public static function split( $text, $bare = false ) {
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
	 * Whether X takes this for an address for sure: a plain host name under a common top-level domain, of a length that it accepts.
	 *
	 * @param string $url What looks like an address.
	 * @return bool
	 */
	public static function is_common( $url ) {
		$label = '[a-z0-9](?:[a-z0-9\-]{0,61}[a-z0-9])?';
		$ends  = '[a-z]{2}|com|net|org|info|biz|edu|gov|name|pro|app|dev|blog|shop|store|site|online|page|news|social|cloud|club|art|xyz|tech';
		return strlen( $url ) <= 4096 && preg_match( "~^https?://(?:$label\.)+(?:$ends)(?:[:/?#]|$)~i", $url );
	}

	/**
	 * The addresses with scheme in a text, each once.
	 *
	 * @param string $text Plain text.
	 * @return string[]
	 */
	public static function find( $text ) {
		return preg_match_all( '`' . self::URL . '`iu', $text, $found ) ? array_values( array_unique( $found[0] ) ) : array();
	}

	/**
	 * The addresses without scheme in a text, with the path behind them.
	 *
	 * @param string $text Plain text.
	 * @return array[] `array( offset in bytes, address )` of each.
	 */
	public static function find_bare( $text ) {
		$bare = array();
		preg_match_all( self::BARE_HOST, $text, $found, PREG_OFFSET_CAPTURE );
		foreach ( isset( $found[0] ) ? $found[0] : array() as list( $host, $at ) ) {
			$rest = mb_strcut( substr( $text, $at, 2000 ), 0, 1990, 'UTF-8' );
			// A path is read as it is behind a scheme.
			$has_path = preg_match( '`^(?:[/?#]|:\d)`', substr( $rest, strlen( $host ), 2 ) ) && preg_match( '`^' . self::URL . '`iu', 'https://' . $rest, $url );
			$bare[]   = array( $at, $has_path && strlen( $url[0] ) - 8 > strlen( $host ) ? substr( $url[0], 8 ) : $host );
		}
		return $bare;
	}
}
