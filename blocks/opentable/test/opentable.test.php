<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Opentable;

use function Mainstreet\Tests\{ act_as, holds, holds_not, is_error, rest, same, test, truly };

const ADDRESS = 'https://www.opentable.com/widget/reservation/canvas?rid=4021&#038;';

/** The block as a page has it. */
function draw( array $attributes ) {
	return do_blocks( '<!-- wp:jetpack/opentable ' . serialize_block_attributes( $attributes ) . ' -->saved<!-- /wp:jetpack/opentable -->' );
}

test( 'a restaurant is the frame that the loader would make', function () {
	$html = draw( array( 'rid' => array( '4021' ), 'style' => 'tall', 'className' => 'is-style-tall', 'lang' => 'de-DE', 'newtab' => true, 'domain' => 'couk' ) );
	holds( 'src="' . ADDRESS . 'type=standard&#038;theme=tall&#038;iframe=true&#038;domain=couk&#038;lang=de-DE&#038;newtab=true&#038;insideiframe=true"', $html );
	holds( 'width="288" height="490"', $html );
	holds( 'wp-block-jetpack-opentable', $html );
	holds_not( 'saved', $html );
} );

test( 'several are one form, without the button', function () {
	$html = draw( array( 'rid' => array( 4021, '4022', '<b>', array(), 1e308, '4021' ), 'style' => 'button', 'negativeMargin' => true ) );
	holds( 'is-style-standard is-multi', $html );
	holds( ADDRESS . 'rid=4022&#038;type=multi&#038;theme=standard', $html );
	holds_not( 'has-no-margin', $html );
} );

test( 'the button may do without its margin', function () {
	$html = draw( array( 'rid' => array( 4021 ), 'style' => 'button', 'negativeMargin' => true ) );
	holds( 'is-style-button has-no-margin', $html );
	holds( 'type=button&#038;theme=standard', $html );
	holds( 'width="210" height="113"', $html );
} );

test( 'without a frame the script of the service has a box, with links until it is there', function () {
	$html = draw( array( 'rid' => array( '4021' ), 'iframe' => false ) );
	holds( 'data-query="rid=4021&amp;type=standard', $html );
	holds( 'min-height:', $html );
	holds( '<a href="https://www.opentable.com/restref/client/?rid=4021">', $html );
	holds_not( '<iframe', $html );
	holds_not( '<script', $html );
} );

test( 'odd settings fall to the defaults', function () {
	foreach ( array( array(), array( 'style' => 'multi', 'lang' => '"><script>', 'domain' => 'evil.example', 'iframe' => 'x', 'newtab' => 'x' ), array( 'style' => array(), 'lang' => 5, 'domain' => null ) ) as $odd ) {
		holds( ADDRESS . 'type=standard&#038;theme=standard&#038;iframe=true&#038;domain=com&#038;lang=en-US&#038;newtab=false', draw( array( 'rid' => array( '4021' ) ) + $odd ) );
	}
	foreach ( array( array(), '4021', array( '<script>' ), array( '0' ), null ) as $rid ) {
		same( '', draw( array( 'rid' => $rid ) ) );
	}
} );

test( 'the site’s language stands where nobody chose one', function () {
	$german = function () { return 'de_DE'; };
	add_filter( 'locale', $german );
	$html = draw( array( 'rid' => array( '4021' ) ) );
	remove_filter( 'locale', $german );
	holds( 'lang=de-DE', $html );
} );

test( 'feeds get links', function () {
	$GLOBALS['wp_query']->is_feed = true;
	$html = draw( array( 'rid' => array( '4021', '4022' ) ) );
	$GLOBALS['wp_query']->is_feed = false;
	same( 2, substr_count( $html, '<a href="https://www.opentable.com/restref/client/?rid=' ) );
	holds_not( '<iframe', $html );
} );

test( 'nobody can search unless a partner lets them', function () {
	act_as( 'contributor' );
	$search = function () { return rest( 'GET', '/mainstreet/v1/opentable/search', array( 'query' => 'aurora', 'pageSize' => 2 ) ); };
	same( array( 'items' => array(), 'available' => false ), $search()->get_data() );
	$partner = function ( $items, $query ) {
		return array( array( 'rid' => '7', 'name' => "<b>$query</b>" ), 'odd', array( 'rid' => 8, 'name' => 'x' ), array( 'rid' => 9, 'name' => 'y' ) );
	};
	add_filter( 'mainstreet_opentable_search', $partner, 10, 2 );
	same( array( 'items' => array( array( 'rid' => 7, 'name' => 'aurora' ) ), 'available' => true ), $search()->get_data() );
	remove_filter( 'mainstreet_opentable_search', $partner, 10 );
	act_as( 'subscriber' );
	same( 403, $search()->get_status() );
} );
