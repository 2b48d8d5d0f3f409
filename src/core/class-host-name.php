<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Converts host names to ASCII (Punycode) as browsers do (UTS 46, nontransitional): `BÜCHER.example` and its decomposed spelling
 * become `xn--bcher-kva.example`.
 */
final class Host_Name {

	/** Characters that only PHP's intl extension can normalize: combining marks, full-width letters, ligatures and the like. */
	const NEEDS_INTL = '/\p{M}|[\x{AD}\x{200B}-\x{200F}\x{2100}-\x{214F}\x{2160}-\x{217F}\x{2460}-\x{24FF}\x{FB00}-\x{FB4F}\x{FF00}-\x{FFEF}]/u';

	/**
	 * Converts a host name to lower-case ASCII.
	 *
	 * @param string $host Host name without port, in UTF-8.
	 * @return string '' if a character is not allowed, or cannot be normalized without the intl extension.
	 */
	public static function ascii( $host ): string {
		if ( ! preg_match( '/[^\x00-\x7f]/', $host ) ) {
			return strtolower( $host );
		}
		if ( function_exists( 'idn_to_ascii' ) ) {
			return (string) idn_to_ascii( $host, IDNA_CHECK_BIDI | IDNA_CHECK_CONTEXTJ | IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 );
		}
		// Full stops of other scripts.
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
