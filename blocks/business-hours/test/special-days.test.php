<?php
/**
 * Special days and the line that says whether it is open now, as the server writes them.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Business_Hours\Business_Hours_Schema;
use Mainstreet\Business\Special_Days;

function hours_html( array $attributes ) {
	return render_block( array( 'blockName' => 'jetpack/business-hours', 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
}

/** A date at the site. */
function site_day( $ahead ) {
	return Special_Days::get_date( $ahead );
}

function now_data( $html ) {
	truly( 1 === preg_match( '/data-mainstreet-hours="([^"]*)"/', $html, $found ), $html );
	return json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true );
}

function hours_schema() {
	ob_start();
	Business_Hours_Schema::print_schema();
	truly( 1 === preg_match( '#<script[^>]*>(.*)</script>#s', ob_get_clean(), $found ), 'data is printed' );
	return json_decode( $found[1], true );
}

function hours_of( $opening, $closing ) {
	return array( array( 'opening' => $opening, 'closing' => $closing ) );
}

/** Ids of script modules that the page loads; WordPress 6.8 keeps them in a property. */
function queued_modules() {
	$modules = wp_script_modules();
	if ( method_exists( $modules, 'get_queue' ) ) {
		return $modules->get_queue();
	}
	$registered = new \ReflectionProperty( \WP_Script_Modules::class, 'registered' );
	$registered->setAccessible( true );
	$before = new \ReflectionProperty( \WP_Script_Modules::class, 'enqueued_before_registered' );
	$before->setAccessible( true );
	return array_merge( array_keys( wp_list_filter( $registered->getValue( $modules ), array( 'enqueue' => true ) ) ), array_keys( $before->getValue( $modules ) ) );
}

test( 'hours without anything new are written as ever', function () {
	$html = hours_html( array() );
	same( 0, strpos( ltrim( $html ), '<dl class="jetpack-business-hours wp-block-jetpack-business-hours">' ), $html );
	same( 7, substr_count( $html, '<dt class="' ) );
	holds_not( 'is-special', $html );
	holds_not( '__now', $html );
	foreach ( array( 'yes', 1, array(), 'true' ) as $no_switch ) {
		holds_not( '__now', hours_html( array( 'showOpenNow' => $no_switch ) ) );
	}
	same( false, in_array( 'mainstreet-business-hours', queued_modules(), true ) );
} );

test( 'special days that are to come stand below the week, by date, each once, escaped', function () {
	update_option( 'date_format', 'Y-m-d' );
	$html = hours_html( array( 'specialDays' => array(
		array( 'date' => site_day( 40 ), 'name' => 'New <b>Year</b> & co', 'hours' => hours_of( '09:00', '13:00' ) ),
		array( 'date' => site_day( 0 ), 'hours' => array() ),
		array( 'date' => site_day( -1 ), 'name' => 'Yesterday', 'hours' => array() ),
		array( 'date' => site_day( 40 ), 'name' => 'Again', 'hours' => array() ),
		array( 'date' => '2099-02-30', 'name' => 'No day', 'hours' => array() ),
		array( 'date' => array( '2099-01-01' ), 'name' => 'No text' ),
		array( 'date' => "2099-01-01\n", 'name' => 'A line more' ),
		'nothing',
		array( 'date' => '2099-01-02', 'name' => array( 'x' ), 'hours' => 'always' ),
	) ) );
	same( 3, substr_count( $html, 'is-special' ) );
	holds( '<time datetime="' . site_day( 40 ) . '">' . site_day( 40 ) . '</time> <span class="jetpack-business-hours__occasion">New &lt;b&gt;Year&lt;/b&gt; &amp; co</span>', $html );
	truly( strpos( $html, site_day( 0 ) ) < strpos( $html, site_day( 40 ) ), 'in order' );
	foreach ( array( 'Yesterday', 'Again', 'No day', 'No text', 'A line more' ) as $unseen ) {
		holds_not( $unseen, $html );
	}
	same( '', hours_html( array( 'specialDays' => 'x' ) ) === hours_html( array() ) ? '' : 'differs' );
} );

test( 'no more special days are read than anybody has', function () {
	$days = array();
	for ( $at = 0; $at < 300; $at++ ) {
		$days[] = array( 'date' => site_day( $at ), 'name' => str_repeat( 'ä', 1000 ) );
	}
	$html = hours_html( array( 'specialDays' => $days ) );
	same( 100, substr_count( $html, 'is-special' ) );
	same( 100 * 200, substr_count( $html, 'ä' ) );
} );

test( 'the page is told hours, zone and sentences, and says nothing itself', function () {
	update_option( 'timezone_string', 'Europe/Berlin' );
	update_option( 'time_format', 'H:i' );
	$html = hours_html( array(
		'showOpenNow' => true,
		'specialDays' => array(
			array( 'date' => site_day( -1 ), 'hours' => hours_of( '20:00', '03:00' ) ),
			array( 'date' => site_day( -2 ), 'hours' => array() ),
		),
	) );
	holds( '"></p><dl class="jetpack-business-hours">', $html );
	$data = now_data( $html );
	same( 'Europe/Berlin', $data['opening']['zone'] );
	same( array( array(), array( array( '09:00', '17:00' ) ) ), array_slice( $data['opening']['week'], 0, 2 ) );
	same( array( site_day( -1 ) => array( array( '20:00', '03:00' ) ) ), $data['opening']['special'], 'what began yesterday may not be over:' );
	same( '20:00', $data['sentences']['times']['20:00'] );
	same( 'Sunday', $data['sentences']['days'][0] );
	truly( in_array( 'mainstreet-business-hours', queued_modules(), true ), 'the script is loaded' );

	update_option( 'timezone_string', '' );
	update_option( 'gmt_offset', 5.75 );
	same( '+05:45', now_data( hours_html( array( 'showOpenNow' => true ) ) )['opening']['zone'] );
	holds( '"special":{}', html_entity_decode( hours_html( array( 'showOpenNow' => true ) ), ENT_QUOTES ) );
} );

test( 'nothing is said of hours that nobody understands, nor in feeds', function () {
	$unclear = array( array( 'name' => 'Mon', 'hours' => hours_of( '09:00', '09:00' ) ) );
	holds_not( '__now', hours_html( array( 'showOpenNow' => true, 'days' => $unclear ) ) );
	holds( '__now', hours_html( array( 'showOpenNow' => true, 'days' => array( array( 'name' => 'Mon', 'hours' => hours_of( '00:00', '00:00' ) ) ) ) ) );
	$GLOBALS['wp_query']->is_feed = true;
	$html = hours_html( array( 'showOpenNow' => true ) );
	$GLOBALS['wp_query']->is_feed = false;
	holds_not( '__now', $html );
} );

test( 'search engines are told of special days', function () {
	// What other tests noted.
	ob_start();
	Business_Hours_Schema::print_schema();
	ob_end_clean();
	Business_Hours_Schema::add_hours( array( 'Mon' => array( array( '09:00', '17:00' ) ) ), array(
		'2099-12-24' => array( 'name' => 'Eve', 'hours' => array( array( '09:00', '12:00' ), array( '20:00', '24:00' ), array( '13:00', '13:00' ) ) ),
		'2099-12-25' => array( 'name' => '', 'hours' => array() ),
		'2099-12-26' => array( 'name' => '', 'hours' => array( array( '00:00', '24:00' ) ) ),
		'2099-12-27' => array( 'name' => '', 'hours' => array( array( '13:00', '13:00' ) ) ),
	), array() );
	$at = function ( $date, $opens, $closes, $name = null ) {
		return array_filter( array( '@type' => 'OpeningHoursSpecification', 'name' => $name, 'opens' => $opens, 'closes' => $closes, 'validFrom' => $date, 'validThrough' => $date ) );
	};
	same( array(
		$at( '2099-12-24', '09:00', '12:00', 'Eve' ),
		$at( '2099-12-24', '20:00', '00:00', 'Eve' ),
		$at( '2099-12-25', '00:00', '00:00' ),
		$at( '2099-12-26', '00:00', '23:59' ),
	), hours_schema()['specialOpeningHoursSpecification'] );
	Business_Hours_Schema::add_hours( array( 'Mon' => array( array( '09:00', '17:00' ) ) ), array(), array() );
	same( false, isset( hours_schema()['specialOpeningHoursSpecification'] ) );
} );
