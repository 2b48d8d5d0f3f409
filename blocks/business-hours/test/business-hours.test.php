<?php
/**
 * The week as the server writes it: for readers, for search engines and for the editor.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Business_Hours\Business_Hours_Schema;


require_once MAINSTREET_DIR . '/tests/php/rendered.php';

/** Days as the block stores them, from `array( 'Mon' => array( array( opening, closing ) ) )`. */
function stored_days( array $week ) {
	$days = array();
	foreach ( array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ) as $name ) {
		$hours = array();
		foreach ( isset( $week[ $name ] ) ? $week[ $name ] : array() as list( $opening, $closing ) ) {
			$hours[] = array( 'opening' => $opening, 'closing' => $closing );
		}
		$days[] = array( 'name' => $name, 'hours' => $hours );
	}
	return $days;
}

/** Draws a block. */
function draw_hours( array $attributes ) {
	return render_block( array( 'blockName' => 'jetpack/business-hours', 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
}

/** Gives the site an option for one test. */
function hours_option( $name, $value ) {
	add_filter( "pre_option_$name", function () use ( $value ) { return $value; } );
}

/** Text of each element of a name. */
function texts_of( $name, $html ) {
	preg_match_all( "#<$name\\b[^>]*>(.*?)</$name>#s", $html, $found );
	return array_map( function ( $inner ) { return trim( html_entity_decode( wp_strip_all_tags( $inner ), ENT_QUOTES, 'UTF-8' ) ); }, $found[1] );
}

test( 'days begin and times read as the site says', function () {
	hours_option( 'start_of_week', 0 );
	hours_option( 'time_format', 'G:i' );
	$html = draw_hours( array( 'days' => stored_days( array( 'Sun' => array( array( '18:00', '02:15' ) ), 'Wed' => array( array( '9:05', '24:00' ) ) ) ) ) );
	same( array( '18:00 – 2:15', 'Closed', 'Closed', '9:05 – 0:00', 'Closed', 'Closed', 'Closed' ), texts_of( 'dd', $html ) );
	same( 'Sunday', texts_of( 'dt', $html )[0] );
	holds( '<dt class="Sun">', $html );
	hours_option( 'start_of_week', 6 );
	same( array( 'Saturday', 'Sunday', 'Monday' ), array_slice( texts_of( 'dt', draw_hours( array() ) ), 0, 3 ) );
} );

test( 'a long week asks for the time zone of the site no more often than a short one', function () {
	$asked = 0;
	add_filter( 'pre_option_timezone_string', function ( $value ) use ( &$asked ) { ++$asked; return $value; } );
	$count = function ( array $week ) use ( &$asked ) { $asked = 0; draw_hours( array( 'days' => stored_days( $week ) ) ); return $asked; };
	$hours = array( array( '9:00', '12:00' ), array( '13:00', '18:00' ) );
	$short = $count( array( 'Mon' => array( array( '9:00', '12:00' ) ) ) );
	truly( $short > 0, 'the time zone is asked for:' );
	same( $short, $count( array_fill_keys( array( 'Mon', 'Tue', 'Wed', 'Thu', 'Fri' ), $hours ) ) );
} );

test( 'search engines get the hours as schema.org has them', function () {
	// What other tests noted.
	ob_start();
	Business_Hours_Schema::print_schema();
	ob_end_clean();
	draw_hours( array( 'days' => stored_days( array(
		'Sun' => array( array( '00:00', '00:00' ) ),
		'Mon' => array( array( '09:00', '12:00' ), array( '', '13:00' ) ),
		'Tue' => array( array( '09:00', '12:00' ), array( '20:00', '03:00' ) ),
		'Wed' => array( array( '00:00', '24:00' ) ),
		'Thu' => array( array( '17:00', '24:00' ) ),
		'Fri' => array( array( '10:00', '10:00' ) ),
		'Sat' => array( array( '</script><img src=x onerror=alert(1)>', '"' ) ),
	) ) ) );
	truly( false !== has_action( 'wp_footer', array( Business_Hours_Schema::class, 'print_schema' ) ), 'the page prints it at its end:' );
	ob_start();
	Business_Hours_Schema::print_schema();
	$footer = ob_get_clean();
	same( 1, preg_match( '#<script type="application/ld\+json">(\{.*LocalBusiness.*\})</script>#', $footer, $found ), $footer );
	$data = json_decode( $found[1], true );
	$at   = function ( array $days, $opens, $closes ) {
		return array( '@type' => 'OpeningHoursSpecification', 'dayOfWeek' => $days, 'opens' => $opens, 'closes' => $closes );
	};
	same( 'LocalBusiness', $data['@type'] );
	same( array(
		$at( array( 'Sunday', 'Wednesday' ), '00:00', '23:59' ),
		$at( array( 'Monday', 'Tuesday' ), '09:00', '12:00' ),
		$at( array( 'Tuesday' ), '20:00', '03:00' ),
		$at( array( 'Thursday' ), '17:00', '00:00' ),
	), $data['openingHoursSpecification'] );
} );

test( 'colours, spacing and type of the editor are on the list, beside the classes of the author', function () {
	$html = draw_hours( array(
		'align'     => 'wide',
		'className' => 'shop',
		'style'     => array(
			'color'      => array( 'background' => '#123456', 'text' => '#fedcba' ),
			'spacing'    => array( 'padding' => array( 'top' => '33px' ) ),
			'typography' => array( 'fontSize' => '13px', 'lineHeight' => '1.9' ),
		),
	) );
	$list = new \WP_HTML_Tag_Processor( $html );
	truly( $list->next_tag( array( 'tag_name' => 'dl', 'class_name' => 'jetpack-business-hours' ) ), $html );
	truly( $list->has_class( 'alignwide' ) && $list->has_class( 'shop' ), $html );
	foreach ( array( 'background-color:#123456', ';color:#fedcba', 'padding-top:33px', 'font-size:13px', 'line-height:1.9' ) as $rule ) {
		holds( $rule, ';' . str_replace( ' ', '', $list->get_attribute( 'style' ) ) );
	}
} );

test( 'anybody may ask for the week, under both paths', function () {
	act_as( '' );
	foreach ( array( 'wpcom/v2', 'mainstreet/v1' ) as $space ) {
		$response = rest_do_request( new \WP_REST_Request( 'GET', "/$space/business-hours/localized-week" ) );
		same( 'public, max-age=3600', $response->get_headers()['Cache-Control'] );
		same( array(
			'days'        => array( 'Sun' => 'Sunday', 'Mon' => 'Monday', 'Tue' => 'Tuesday', 'Wed' => 'Wednesday', 'Thu' => 'Thursday', 'Fri' => 'Friday', 'Sat' => 'Saturday' ),
			'startOfWeek' => 1,
		), $response->get_data() );
	}
} );

test( 'the page that the tests of the script run on is the one visitors get', function () {
	hours_option( 'timezone_string', 'Pacific/Auckland' );
	hours_option( 'time_format', 'H:i' );
	$week = array_fill_keys( array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri' ), array( array( '09:00', '18:00' ) ) ) + array( 'Sat' => array( array( '20:00', '02:00' ) ) );
	rendered( 'blocks/business-hours/test/rendered/open-now.html', draw_hours( array(
		'days'        => stored_days( $week ),
		'specialDays' => array( array( 'date' => '2098-12-25', 'name' => 'Christmas', 'hours' => array( array( 'opening' => '10:00', 'closing' => '12:00' ) ) ) ),
		'showOpenNow' => true,
	) ) );
	wp_dequeue_script_module( 'mainstreet-business-hours' );
} );

test( 'the block style "One line" folds the week below a line that the script fills, and loads its style sheet', function () {
	$attributes = array(
		'className' => 'shop is-style-one-line',
		'days'      => stored_days( array( 'Wed' => array( array( '09:00', '17:00' ) ) ) ),
	);
	$html       = draw_hours( $attributes );
	$page       = new \WP_HTML_Tag_Processor( $html );
	truly( $page->next_tag( array( 'tag_name' => 'div', 'class_name' => 'is-style-one-line' ) ) && $page->has_class( 'shop' ), $html );
	truly( $page->next_tag( 'details' ) && $page->next_tag( 'summary' ), $html );
	$sentences = array();
	while ( $page->next_tag( array( 'class_name' => 'jetpack-business-hours__now' ) ) ) {
		$data        = json_decode( $page->get_attribute( 'data-mainstreet-hours' ), true );
		$sentences[] = $data['sentences']['until'];
	}
	same( array( 'Open now', 'Closes at %s' ), $sentences );
	holds( '<span>Opening hours</span></summary><dl class="jetpack-business-hours">', $html );
	same( 7, count( texts_of( 'dd', $html ) ) );
	truly( wp_style_is( 'mainstreet-business-hours-one-line' ), 'its style sheet:' );
	truly( is_readable( MAINSTREET_DIR . '/build/blocks/business-hours/one-line.css' ), 'the file:' );

	// Nobody can tell what such hours mean.
	$html = draw_hours( array( 'days' => stored_days( array( 'Wed' => array( array( '09:00', '09:00' ) ) ) ) ) + $attributes );
	same( false, strpos( $html, 'data-mainstreet-hours' ) );
	holds( '<summary class="jetpack-business-hours__line"><span>Opening hours</span></summary>', $html );

	wp_dequeue_style( 'mainstreet-business-hours-one-line' );
	wp_dequeue_script_module( 'mainstreet-business-hours' );
	draw_hours( array( 'className' => 'is-style-one-lines' ) );
	truly( ! wp_style_is( 'mainstreet-business-hours-one-line' ), 'not without the style:' );
} );
