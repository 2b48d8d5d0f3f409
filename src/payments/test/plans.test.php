<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plan_Controller;
use Mainstreet\Payments\Plans\Plans;

/** Fields of a plan that is right. */
function plan_fields( array $changes = array() ) {
	return $changes + array( 'title' => 'Supporters', 'price' => 5, 'currency' => 'USD', 'interval' => '1 month' );
}

/** A post as a former hosted site left it. */
function hosted_plan( array $meta = array(), array $post = array() ) {
	return wp_insert_post(
		$post + array(
			'post_type'   => 'jp_mem_plan',
			'post_title'  => 'Old &amp; dear',
			'post_status' => 'publish',
			'meta_input'  => $meta + array(
				'jetpack_memberships_price'      => '7.5',
				'jetpack_memberships_currency'   => 'EUR',
				'jetpack_memberships_interval'   => '1 year',
				'jetpack_memberships_product_id' => 'prod_of_platform',
			),
		)
	);
}

/** Every plan goes. */
function no_plans() {
	foreach ( get_posts( array( 'post_type' => 'jp_mem_plan', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
	}
	return new Plans();
}

test( 'a plan is kept under the names that content has', function () {
	$plans = no_plans();
	act_as( 'author' );
	$said = array();
	add_action( 'mainstreet_plan_created', function ( $plan ) use ( &$said ) { $said[] = $plan; } );
	$plan = $plans->create( plan_fields( array( 'title' => " A <b>\"bold\"</b> & \\plain 50%25 name\x07 ", 'price' => '12.50', 'currency' => 'kwd', 'interval' => '1 year', 'buyer_can_change_amount' => true, 'description' => "Two\nlines", 'welcome_email_content' => "Hi \\o/", 'multiple_per_user' => true ) ) );
	truly( $plan instanceof Plan );
	same( 'A <b>"bold"</b> & \\plain 50%25 name', $plan->title );
	same( array( 12500, 'KWD', '1 year', '', true, true, false, true, "Two\nlines", 'Hi \\o/', true, get_current_user_id() ), array( $plan->amount, $plan->currency, $plan->interval, $plan->type, $plan->buyer_can_change_amount, $plan->is_editable, $plan->is_deleted, $plan->is_published, $plan->description, $plan->welcome_email, $plan->multiple_per_user, $plan->author ) );
	same( array( '12.500', 'KWD', '1 year', '' ), array( get_post_meta( $plan->id, 'jetpack_memberships_price', true ), get_post_meta( $plan->id, 'jetpack_memberships_currency', true ), get_post_meta( $plan->id, 'jetpack_memberships_interval', true ), get_post_meta( $plan->id, 'jetpack_memberships_type', true ) ) );
	same( 1, count( $said ) );
	truly( $plan == $said[0] );
	truly( $plan == $plans->find_sold( $plan->id ) );
	truly( array( $plan ) == $plans->all() );
	same( array( 'id' => $plan->id, 'title' => $plan->title, 'price' => 12.5, 'currency' => 'KWD', 'interval' => '1 year', 'type' => '', 'buyer_can_change_amount' => true, 'is_editable' => true ), Plan_Controller::format( $plan ) );
} );

test( 'a plan of a former hosted site keeps its id and says what is left to say', function () {
	$plans = no_plans();
	$id    = hosted_plan();
	$plan  = $plans->find_sold( $id );
	same( array( $id, 'Old & dear', 750, 'EUR', '1 year', false, true ), array( $plan->id, $plan->title, $plan->amount, $plan->currency, $plan->interval, $plan->buyer_can_change_amount, $plan->is_editable ) );
	same( '', $plans->provider_product( $id, 'live' ), 'what is of the platform’s account is not ours' );
	$gift = $plans->get( hosted_plan( array( 'jetpack_memberships_type' => 'donation', 'jetpack_memberships_price' => 5, 'jetpack_memberships_interval' => 'one-time' ) ) );
	same( array( 'donation', true, false, false ), array( $gift->type, $gift->buyer_can_change_amount, $gift->is_editable, $gift->is_recurring() ) );
	same( null, $plans->find_sold( hosted_plan( array( 'jetpack_memberships_is_deleted' => '1' ) ) ), 'archived' );
	same( null, $plans->find_sold( hosted_plan( array(), array( 'post_status' => 'draft' ) ) ), 'draft' );
	same( null, $plans->find_sold( hosted_plan( array( 'jetpack_memberships_price' => 'free' ) ) ), 'without a price' );
	same( null, $plans->find_sold( hosted_plan( array( 'jetpack_memberships_currency' => 'BTC' ) ) ), 'unknown currency' );
	same( null, $plans->find_sold( hosted_plan( array( 'jetpack_memberships_interval' => '1 week' ) ) ), 'unknown interval' );
	same( null, $plans->find_sold( wp_insert_post( array( 'post_title' => 'A post', 'post_status' => 'publish' ) ) ), 'no plan' );
	same( null, $plans->find_sold( 0 ) );
	same( null, $plans->find_sold( -1 ) );
	$yen = $plans->get( hosted_plan( array( 'jetpack_memberships_price' => '500.00', 'jetpack_memberships_currency' => 'jpy' ) ) );
	same( array( 500, 'JPY' ), array( $yen->amount, $yen->currency ) );
} );

test( 'plans are refused with the reason why', function () {
	$plans   = no_plans();
	$refused = array(
		array( 'mainstreet_title_required', array( 'title' => " \n " ) ),
		array( 'mainstreet_title_required', array( 'title' => str_repeat( 'é', 256 ) ) ),
		array( 'mainstreet_title_required', array( 'title' => array( 'x' ) ) ),
		array( 'mainstreet_currency_unsupported', array( 'currency' => 'BTC' ) ),
		array( 'mainstreet_currency_unsupported', array( 'currency' => '' ) ),
		array( 'mainstreet_interval_invalid', array( 'interval' => '1 week' ) ),
		array( 'mainstreet_interval_invalid', array( 'interval' => null ) ),
		array( 'rest_invalid_param', array( 'type' => 'gift' ) ),
		array( 'mainstreet_price_invalid', array( 'price' => 'free' ) ),
		array( 'mainstreet_price_invalid', array( 'price' => -5 ) ),
		array( 'mainstreet_price_invalid', array( 'price' => 5.555 ) ),
		array( 'mainstreet_price_invalid', array( 'price' => 50.5, 'currency' => 'JPY' ) ),
		array( 'mainstreet_price_invalid', array( 'price' => 1e6 ) ),
		array( 'mainstreet_price_invalid', array( 'price' => '1.234', 'currency' => 'KWD' ) ),
		array( 'mainstreet_price_invalid', array( 'price' => '200.50', 'currency' => 'HUF' ) ),
		array( 'mainstreet_price_invalid', array( 'price' => null ) ),
		array( 'mainstreet_price_too_low', array( 'price' => 0.49 ) ),
		array( 'mainstreet_price_too_low', array( 'price' => 174, 'currency' => 'HUF' ) ),
		array( 'mainstreet_price_too_low', array( 'price' => 0, 'currency' => 'THB' ) ),
	);
	foreach ( $refused as list( $code, $changes ) ) {
		is_error( $code, $plans->create( plan_fields( $changes ) ), 400 );
	}
	same( 0.5, $plans->create( plan_fields( array( 'price' => 0.49 ) ) )->get_error_data()['minimum'] );
	same( 'Minimum allowed price is $0.50.', $plans->create( plan_fields( array( 'price' => 0.49 ) ) )->get_error_message() );
	same( array(), $plans->all(), 'nothing is stored' );
	truly( $plans->create( plan_fields( array( 'title' => str_repeat( 'é', 255 ) ) ) ) instanceof Plan );
	truly( $plans->create( plan_fields( array( 'price' => 50, 'currency' => 'JPY' ) ) ) instanceof Plan );
	truly( $plans->create( plan_fields( array( 'price' => 999999.99 ) ) ) instanceof Plan );
} );

test( 'a plan changes and is archived, and stays readable', function () {
	$plans = no_plans();
	$plan  = $plans->create( plan_fields( array( 'description' => 'Old' ) ) );
	$new   = $plans->update( $plan->id, array( 'title' => 'Friends', 'price' => 7.5 ) );
	same( array( 'Friends', 750, 'USD', '1 month', 'Old' ), array( $new->title, $new->amount, $new->currency, $new->interval, $new->description ) );
	is_error( 'mainstreet_price_too_low', $plans->update( $plan->id, array( 'currency' => 'JPY', 'price' => 7 ) ), 400 );
	is_error( 'mainstreet_price_invalid', $plans->update( $plan->id, array( 'currency' => 'JPY' ) ), 400 );
	truly( $new == $plans->get( $plan->id ), 'refused as a whole' );
	$old = hosted_plan( array( 'jetpack_memberships_price' => '0.1' ) );
	same( 10, $plans->update( $old, array( 'title' => 'Cheap' ) )->amount, 'a price that stays is not judged' );
	$said = array();
	add_action( 'mainstreet_plan_archived', function ( $archived, $cancel ) use ( &$said ) { $said[] = array( $archived->id, $cancel ); }, 10, 2 );
	truly( $plans->archive( $plan->id, true )->is_deleted );
	same( array( array( $plan->id, true ) ), $said );
	same( null, $plans->find_sold( $plan->id ) );
	truly( $plans->get( $plan->id )->is_deleted );
	same( array( $old ), array_column( $plans->all(), 'id' ) );
	same( array( $plan->id ), array_column( $plans->all( array( 'is_deleted' => true ) ), 'id' ) );
	same( array( $plan->id, $old ), array_column( $plans->all( array( 'is_deleted' => null ) ), 'id' ) );
	foreach ( array( $plans->update( 999999, array() ), $plans->archive( 999999 ) ) as $missing ) {
		is_error( 'mainstreet_plan_not_found', $missing, 404 );
		same( 'Payment plan not found', $missing->get_error_message() );
	}
} );

test( 'plans are listed by what they are, with one query', function () {
	global $wpdb;
	$plans = no_plans();
	$a     = $plans->create( plan_fields() )->id;
	$b     = $plans->create( plan_fields( array( 'currency' => 'EUR', 'is_editable' => false ) ) )->id;
	$c     = $plans->create( plan_fields( array( 'type' => 'donation', 'is_editable' => false ) ) )->id;
	hosted_plan( array(), array( 'post_status' => 'draft' ) );
	wp_cache_flush();
	$before = $wpdb->num_queries;
	same( array( $a, $b, $c ), array_column( $plans->all(), 'id' ) );
	same( 1, $wpdb->num_queries - $before );
	same( array( $b ), array_column( $plans->all( array( 'currency' => 'EUR' ) ), 'id' ) );
	same( array( $c ), array_column( $plans->all( array( 'type' => 'donation' ) ), 'id' ) );
	same( array( $a ), array_column( $plans->all( array( 'is_editable' => true ) ), 'id' ) );
	same( 1, $wpdb->num_queries - $before, 'and is kept' );
	update_post_meta( $a, 'jetpack_memberships_price', '9' );
	same( 900, $plans->all()[0]->amount, 'until something changes' );
	truly( $plans->all()[0] == $plans->get( $a ) );
} );

test( 'the products of a plan at Stripe are kept for each mode', function () {
	$plans = no_plans();
	$id    = $plans->create( plan_fields() )->id;
	$plans->set_provider_product( $id, 'test', 'prod_test' );
	$plans->set_provider_product( $id, 'live', 'prod_live' );
	same( array( 'prod_test', 'prod_live' ), array( $plans->provider_product( $id, 'test' ), $plans->provider_product( $id, 'live' ) ) );
	same( 'prod_live', get_post_meta( $id, '_mainstreet_stripe_product_live', true ) );
	$plans->set_provider_product( $id, 'test', '' );
	same( array( '', 'prod_live' ), array( $plans->provider_product( $id, 'test' ), $plans->provider_product( $id, 'live' ) ) );
} );

test( 'plans are seen and written by nobody through other doors', function () {
	$type = get_post_type_object( 'jp_mem_plan' );
	same( array( false, false, false, true, false ), array( $type->public, $type->show_ui, $type->show_in_rest, $type->exclude_from_search, $type->delete_with_user ) );
	same( array( 'edit_posts', 'read_private_posts' ), array( $type->cap->edit_posts, $type->cap->read_private_posts ) );
	$plans = no_plans();
	act_as( 'administrator' );
	$id = $plans->create( plan_fields() )->id;
	act_as( 'contributor' );
	truly( ! current_user_can( 'edit_post', $id ) && ! current_user_can( 'delete_post', $id ) && ! current_user_can( $type->cap->create_posts ) );
	act_as( 'administrator' );
	truly( current_user_can( 'edit_post', $id ) );
} );
