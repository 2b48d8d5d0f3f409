<?php
namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Says in `/ads.txt` who may sell space on this site (docs/server-contract.md B.19). A file of that name on the server is
 * answered by the web server, which never asks here.
 */
final class Ads_Txt {

	/** The certification authority's number of Google, the same for all its publishers. */
	const GOOGLE = 'f08c47fec0942fa0';

	/**
	 * Answers, where there is something to say; else WordPress goes on, and finds nothing.
	 *
	 * @param bool $does_parse Whether WordPress looks what was asked for.
	 * @return bool
	 */
	public static function answer( $does_parse ) {
		$text = self::is_asked() ? self::text() : '';
		if ( '' === $text ) {
			return $does_parse;
		}
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: public, max-age=3600' );
		// What another plugin has printed is no line of the file.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		echo $text; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- plain text, said so in the header.
		exit;
	}

	/**
	 * What the file holds: the owner's lines, and the one of AdSense where it is used and not among them.
	 *
	 * @return string '' for none; else each line ends.
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

	/**
	 * Whether this is the place of the file: it counts for a whole host, so not for a site in a folder, nor beside a file of that name.
	 */
	private static function is_asked(): bool {
		return in_array( (string) wp_parse_url( home_url(), PHP_URL_PATH ), array( '', '/' ), true ) && ! file_exists( ABSPATH . 'ads.txt' );
	}
}
