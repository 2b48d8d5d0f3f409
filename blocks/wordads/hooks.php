<?php
namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

// Emails contain no ads, and no links in place of them.
add_filter( 'mainstreet_mail_link_text', static fn( $text, $block ) => 'jetpack/wordads' === $block['blockName'] ? '' : $text, 10, 2 );
add_filter(
	'do_parse_request',
	static function ( $does_parse ) {
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? strtok( $_SERVER['REQUEST_URI'], '?' ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		return '/ads.txt' === $asked && Blocks::is_registered( 'wordads' ) ? Ads_Txt::render( $does_parse ) : $does_parse;
	}
);
