<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Publish_Checks;

use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;
use function Mainstreet\Tests\{ act_as, holds, same, test, truly };

/** What is said about blocks in a draft of the administrator. */
function checked( array $blocks, $role = 'administrator' ) {
	act_as( 'administrator' );
	$id = wp_insert_post( array( 'post_title' => 'Draft' ) );
	act_as( $role );
	$request = new \WP_REST_Request( 'POST', "/mainstreet/v1/posts/$id/hidden-blocks" );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( wp_json_encode( array( 'blocks' => $blocks ) ) );
	return rest_do_request( $request );
}

test( 'an author is told which blocks visitors will not see, and why', function () {
	$names   = array( 'jetpack/donations', 'jetpack/recurring-payments', 'jetpack/simple-payments', 'premium-content/container', 'jetpack/payments-intro', 'jetpack/mailchimp', 'jetpack/instagram-gallery', 'jetpack/wordads' );
	$blocks  = array_map( function ( $name ) { return array( 'name' => $name, 'attributes' => (object) array() ); }, $names );
	$answer  = checked( array_merge( $blocks, $blocks, array( array( 'name' => 'jetpack/markdown' ), array( 'name' => 'core/paragraph' ), array() ) ) );
	same( 200, $answer->get_status() );
	$reasons = wp_list_pluck( $answer->get_data(), 'reason', 'name' );
	same( $names, array_keys( $reasons ), 'each kind once:' );
	same( count( $names ), count( $answer->get_data() ) );
	holds( 'Stripe is not connected', $reasons['jetpack/donations'] );
	holds( 'it has no payment plan yet', $reasons['jetpack/recurring-payments'] );
	holds( 'neither PayPal nor Stripe', $reasons['jetpack/simple-payments'] );
	holds( 'guest view', $reasons['premium-content/container'] );
} );

test( 'who may not edit the post is told nothing', function () {
	same( 403, checked( array(), 'author' )->get_status() );
	same( 401, checked( array(), '' )->get_status() );
} );

test( 'reasons of modules bear attributes of any type', function () {
	foreach ( Blocks::slugs() as $slug ) {
		$module = Modules::find_by_block( $slug );
		$ask    = '' === $module ? null : Modules::all()[ $module ]['hidden_because'];
		foreach ( array( array(), array( 'planId' => array( 1 ), 'format' => 7, 'productId' => 'x', 'accessToken' => null, 'oneTimeDonation' => 'no' ) ) as $attributes ) {
			truly( ! $ask || is_string( $ask( $attributes, $slug ) ), $slug );
		}
	}
} );
