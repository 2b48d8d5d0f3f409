<?php
/**
 * What ads hang into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Registration\Blocks;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		if ( Blocks::is_registered( 'wordads' ) ) {
			$sections[] = array(
				'id'      => Ad_Options::SECTION,
				'label'   => __( 'Ads', 'mainstreet-blocks' ),
				'note'    => __( 'Choose what the Ad block shows for each format. If nothing is set for a format, visitors do not see anything.', 'mainstreet-blocks' ),
				'service' => '',
				'links'   => array(),
			);
		}
		return $sections;
	},
	60
);
add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		return Blocks::is_registered( 'wordads' ) ? Ad_Formats::add_to_editor( $own ) : $own;
	}
);
// An ad in a mail would be a link to an ad.
add_filter(
	'mainstreet_mail_link_text',
	static function ( $text, $block ) {
		return 'jetpack/wordads' === $block['blockName'] ? '' : $text;
	},
	10,
	2
);
add_filter(
	'do_parse_request',
	static function ( $does_parse ) {
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? strtok( $_SERVER['REQUEST_URI'], '?' ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		return '/ads.txt' === $asked && Blocks::is_registered( 'wordads' ) ? Ads_Txt::answer( $does_parse ) : $does_parse;
	}
);
