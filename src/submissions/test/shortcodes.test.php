<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Submissions\Registry\Form_Counter;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Shortcodes;

/** What core finds. */
function found_by_core( $text, array $tags ) {
	preg_match_all( '/' . get_shortcode_regex( $tags ) . '/', $text, $matches, PREG_SET_ORDER );
	$found = array();
	foreach ( $matches as $match ) {
		if ( '[' !== $match[1] || ']' !== $match[6] ) {
			$attributes = shortcode_parse_atts( $match[3] );
			$found[]    = array( 'tag' => $match[2], 'attributes' => is_array( $attributes ) ? $attributes : array(), 'content' => $match[5] );
		}
	}
	return $found;
}

test( 'shortcodes are found as core finds them, whatever stands around them', function () {
	$tags  = array( 'contact-form', 'contact-field' );
	$parts = array( '[contact-form', '[contact-form]', '[[contact-form]]', '[/contact-form]', '[contact-field label="A"', '[contact-field/]', '[contact-field', '[contact-fields]', '[contact-form-7 id="1"]', '[', ']', '/', '/]', '//]', ' to="a@example.org"', " x='[y", '"', '=', "\n", 'text', '[gallery]', '[/contact-field]' );
	mt_srand( 7 );
	for ( $turn = 0; $turn < 4000; $turn++ ) {
		$text = '';
		for ( $number = mt_rand( 1, 12 ); $number > 0; $number-- ) {
			$text .= $parts[ mt_rand( 0, count( $parts ) - 1 ) ];
		}
		same( found_by_core( $text, $tags ), Shortcodes::find( $text, $tags, 100 ), $text );
	}
	same( 2, count( Shortcodes::find( '[contact-form][contact-form][contact-form]', $tags, 2 ) ) );
} );

test( 'a page keeps its shortcodes up to the limit, and those of others in any number', function () {
	$tags = Form_Schemas::get_shortcode_tags();
	$few  = str_repeat( '[contact-form]', Form_Counter::MAX_FORMS );
	same( $few, Shortcodes::limit( $few, $tags ) );
	$others = str_repeat( '[contact-form-7 id="1"][gallery]', 1000 );
	same( $others, Shortcodes::limit( $others, $tags ) );
	$html = Shortcodes::limit( $few . '[blog_subscription_form]' . $others, $tags );
	same( $few . '&#091;blog_subscription_form]' . $others, $html );
} );
