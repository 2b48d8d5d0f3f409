<?php
namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Serves `/ads.txt`, the list of companies that may sell ads on this site (docs/server-contract.md B.19). If the file exists on the
 * server, the web server sends it without starting WordPress.
 */
final class Ads_Txt {

	/** Certification authority ID of Google, the same for all publishers. */
	const GOOGLE = 'f08c47fec0942fa0';

	/**
	 * Callback of `do_parse_request`: sends the file and exits. If there are no entries, WordPress continues.
	 *
	 * @param bool $does_parse Whether to parse the request.
	 * @return bool
	 */
	public static function render( $does_parse ) {
		$text = self::is_requested() ? self::text() : '';
		if ( '' === $text ) {
			return $does_parse;
		}
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: public, max-age=3600' );
		// Discards output of other plugins.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		echo $text; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- plain text, said so in the header.
		exit;
	}

	/**
	 * Returns the content of the file: the entries from the settings, and that of AdSense if it is used and missing.
	 *
	 * @return string Each line ends with a line feed. An empty string without entries.
	 */
	public static function text(): string {
		$lines  = array_filter( array_map( 'trim', explode( "\n", (string) Options::get( 'ads_txt' ) ) ), 'strlen' );
		$client = (string) Options::get( 'ads_client' );
		if ( '' !== $client ) {
			$publisher = substr( $client, strlen( 'ca-' ) );
			$named     = preg_grep( '/^google\.com\s*,\s*' . preg_quote( $publisher, '/' ) . '\s*,/i', $lines );
			if ( ! $named ) {
				array_unshift( $lines, "google.com, {$publisher}, DIRECT, " . self::GOOGLE );
			}
		}
		return $lines ? implode( "\n", $lines ) . "\n" : '';
	}

	/** Whether the file belongs to this site. It applies to a whole host, so not to a site in a folder. An existing file has priority. */
	private static function is_requested(): bool {
		return in_array( (string) wp_parse_url( home_url(), PHP_URL_PATH ), array( '', '/' ), true ) && ! file_exists( ABSPATH . 'ads.txt' );
	}
}
