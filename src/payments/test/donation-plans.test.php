<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Plans\Donation_Plans;
use Mainstreet\Payments\Plans\Plan_Post;

/** Ids of the published donation plans of a currency, whatever a cache says. */
function published_gifts( $currency ) {
	wp_cache_flush();
	return get_posts( array( 'post_type' => Plan_Post::TYPE, 'post_status' => 'publish', 'numberposts' => -1, 'fields' => 'ids', 'meta_key' => Plan_Post::CURRENCY, 'meta_value' => $currency, 'orderby' => 'ID', 'order' => 'ASC' ) );
}

test( 'web servers that make donation plans at the same moment get the same three', function () {
	$runs = array();
	for ( $i = 0; $i < 4; $i++ ) {
		$runs[] = in_process( __DIR__ . '/processes/donation-plans.php', array( 'currency' => 'NOK' ) );
	}
	$said = array_map( 'call_user_func', $runs );
	$ids  = published_gifts( 'NOK' );
	same( 3, count( $ids ) );
	foreach ( $said as $text ) {
		same( $ids, array_map( 'intval', explode( ' ', $text ) ), 'each is told all three' );
	}
} );

test( 'a process that dies at any statement leaves donation plans that the next one completes', function () {
	$codes = array( 'AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD' );
	$died  = 0;
	foreach ( $codes as $at => $code ) {
		$place = 1 + 3 * $at;
		$text  = in_process( __DIR__ . '/processes/donation-plans.php', array( 'currency' => $code, 'dies_at' => $place ) )();
		$died += '' === $text ? 1 : 0;
		wp_cache_flush();
		$plans = ( new Donation_Plans() )->find_or_create( $code, false );
		same( array( 'one-time', '1 month', '1 year' ), array_values( array_intersect( Plan_Post::INTERVALS, array_column( $plans, 'interval' ) ) ), "$code, died at $place" );
		same( 3, count( published_gifts( $code ) ), "$code, died at $place" );
	}
	truly( $died > 5, "$died died" );
} );
