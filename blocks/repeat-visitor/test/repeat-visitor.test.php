<?php
/**
 * The block on the page, before its script and where there is none.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/rendered.php';

/** A block as it is saved. */
function saved_visitor( array $attributes, $text ) {
	return '<!-- wp:jetpack/repeat-visitor ' . serialize_block_attributes( $attributes ) . " -->\n"
		. '<div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container"><!-- wp:html --><p>' . $text . "</p><!-- /wp:html --></div></div>\n<!-- /wp:jetpack/repeat-visitor -->";
}

/** Two rules: for those who are new, and for those who come back. */
function both_rules( $threshold ) {
	return saved_visitor( array( 'criteria' => 'before-visits', 'threshold' => $threshold ), 'Hello, stranger.' )
		. saved_visitor( array( 'threshold' => $threshold ), 'Hello again.' );
}

test( 'the page that view.test.ts runs on is what the rules become: hidden until they are decided', function () {
	$html = do_blocks( both_rules( 2 ) );
	rendered( 'blocks/repeat-visitor/test/rendered/both.html', $html );
	same( 2, preg_match_all( '/<div hidden[^>]* data-mainstreet-repeat="(?:before|after)-visits 2"|<div [^>]*data-mainstreet-repeat="(?:before|after)-visits 2"[^>]* hidden/', $html ) );
} );

test( 'the module is told by no attribute whether it may count', function () {
	do_blocks( both_rules( 2 ) );
	$told = function () { return apply_filters( 'script_module_data_jetpack-repeat-visitor-view-script-module', array() ); };
	same( array( 'count' => true ), $told() );
	add_filter( 'mainstreet_cookie_allowed', '__return_false' );
	same( array( 'count' => false ), $told() );
} );

test( 'an odd number of visits is three', function () {
	foreach ( array( 0, -1, 2.5, '<b>', array(), 1e308 ) as $odd ) {
		holds( 'after-visits 3"', do_blocks( saved_visitor( array( 'threshold' => $odd ), 'x' ) ) );
	}
} );

test( 'in feeds everybody is new', function () {
	$GLOBALS['wp_query']->is_feed = true;
	try {
		$html = do_blocks( both_rules( 1 ) );
	} finally {
		$GLOBALS['wp_query']->is_feed = false;
	}
	holds( 'Hello, stranger.', $html );
	holds_not( ' hidden', $html );
	holds_not( 'Hello again.', $html );
} );

test( 'who may edit the post sees both in a preview, nobody else', function () {
	act_as( 'administrator' );
	$GLOBALS['post'] = get_post( wp_insert_post( array( 'post_title' => 'x', 'post_status' => 'draft', 'post_content' => 'x' ) ) );
	$GLOBALS['wp_query']->is_preview = true;
	try {
		$shown = do_blocks( both_rules( 1 ) );
		act_as( 'subscriber' );
		$guest = do_blocks( both_rules( 1 ) );
	} finally {
		$GLOBALS['wp_query']->is_preview = false;
		unset( $GLOBALS['post'] );
		act_as( '' );
	}
	holds( 'Hello, stranger.', $shown );
	holds( 'Hello again.', $shown );
	holds_not( ' hidden', $shown );
	same( 2, substr_count( $guest, ' hidden' ) );
} );
