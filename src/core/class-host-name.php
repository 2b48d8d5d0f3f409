<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Turns host names into the ASCII form that name servers know, as the URL standard and so browsers do (UTS 46, nontransitional):
 * `BÜCHER.example` and its decomposed spelling are `xn--bcher-kva.example`.
 */
final class Host_Name {

	/** Letters that only PHP's intl extension folds: combining marks, and forms such as full-width letters and ligatures. */
	const NEEDS_INTL = '/\p{M}|[\x{AD}\x{200B}-\x{200F}\x{2100}-\x{214F}\x{2160}-\x{217F}\x{2460}-\x{24FF}\x{FB00}-\x{FB4F}\x{FF00}-\x{FFEF}]/u';

	/**
	 * A host name in ASCII, lower case.
	 *
	 * @param string $host Host name without port, in UTF-8.
	 * @return string '' for letters that no host name may hold, and for those that this server cannot fold because PHP has no intl extension.
	 */
	public static function ascii( $host ): string {
		if ( ! preg_match( '/[^\x00-\x7f]/', $host ) ) {
			return strtolower( $host );
		}
		if ( function_exists( 'idn_to_ascii' ) ) {
			return (string) idn_to_ascii( $host, IDNA_CHECK_BIDI | IDNA_CHECK_CONTEXTJ | IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 );
		}
		// The full stops of other scripts.
		$host = (string) preg_replace( '/[\x{3002}\x{FF0E}\x{FF61}]/u', '.', $host );
		if ( '' === $host || preg_match( self::NEEDS_INTL, $host ) || ! function_exists( 'mb_strtolower' ) ) {
			return '';
		}
		try {
			return \WpOrg\Requests\IdnaEncoder::encode( mb_strtolower( $host, 'UTF-8' ) );
		} catch ( \Exception $error ) {
			return '';
		}
	}
}
