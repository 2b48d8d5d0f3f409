<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Atomic_Option;
use Mainstreet\Payments\Plans\Donation_Plans;
use Mainstreet\Payments\Plans\Payments_Account;
use Mainstreet\Payments\Plans\Plan_Post;
use Mainstreet\Payments\Plans\Plans;

/** Asks a route of plans as a role; gives the response. */
function plans_ask( $role, $method, $path, array $params = array(), $namespace = 'wpcom/v2' ) {
	act_as( $role );
	$request = new \WP_REST_Request( $method, "/$namespace/memberships/$path" );
	'GET' === $method || 'DELETE' === $method ? $request->set_query_params( $params ) : $request->set_body( wp_json_encode( $params ) );
	$request->set_header( 'Content-Type', 'application/json' );
	return rest_do_request( $request );
}

/** Stripe is connected, or says something else of the account. */
function stripe_account( array $account = array() ) {
	remove_all_filters( 'mainstreet_payments_account' );
	add_filter(
		'mainstreet_payments_account',
		function () use ( $account ) {
			return $account + array( 'connected' => true, 'account_id' => 'acct_1', 'currency' => 'EUR', 'mode' => 'test' );
		}
	);
}

/** Fields of a plan that can be made. */
const A_PLAN = array( 'title' => 'Supporters', 'price' => 5, 'currency' => 'USD', 'interval' => '1 month' );

test( 'the status of payments says what the editor relies on', function () {
	foreach ( get_posts( array( 'post_type' => 'jp_mem_plan', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
	}
	remove_all_filters( 'mainstreet_payments_account' );
	$status = plans_ask( 'contributor', 'GET', 'status', array( 'source' => 'gutenberg', 'type' => 'all', 'is_editable' => true ) )->get_data();
	same( array( null, null, false, '', 'example', '', array() ), array( $status['connected_account_id'], $status['connected_account_default_currency'], $status['should_upgrade_to_access_memberships'], $status['upgrade_url'], wp_parse_url( home_url(), PHP_URL_HOST ) === $status['site_slug'] ? 'example' : $status['site_slug'], $status['mode'], $status['products'] ) );
	truly( ! array_key_exists( 'errors', $status ) );
	$url = wp_parse_url( $status['connect_url'] );
	truly( isset( $url['scheme'], $url['host'] ), 'absolute' );
	wp_parse_str( $url['query'], $query );
	same( array( 'mainstreet', '{}', '/payments/stripe' ), array( $query['page'], base64_decode( $query['state'] ), $url['fragment'] ) );

	stripe_account();
	$sold = plans_ask( 'author', 'POST', 'product', A_PLAN )->get_data();
	$gift = ( new Donation_Plans() )->find_or_create( 'EUR', false )[0];
	( new Plans() )->archive( plans_ask( 'author', 'POST', 'product', A_PLAN )->get_data()['id'] );
	$status = plans_ask( 'contributor', 'GET', 'status', array( 'type' => 'all', 'is_editable' => true ) )->get_data();
	same( array( 'acct_1', 'eur', '', 'test' ), array( $status['connected_account_id'], $status['connected_account_default_currency'], $status['connect_url'], $status['mode'] ) );
	same( array( $sold ), $status['products'] );
	same( array( 'id' => $sold['id'], 'title' => 'Supporters', 'price' => 5, 'currency' => 'USD', 'interval' => '1 month', 'type' => '', 'buyer_can_change_amount' => false, 'is_editable' => true ), $sold );
	$gifts = plans_ask( 'contributor', 'GET', 'status', array( 'source' => 'gutenberg-wpcom', 'type' => 'donation', 'is_editable' => 'false' ) )->get_data()['products'];
	same( array( 3, $gift->id, 'One-Time Donation', 5, true, false ), array( count( $gifts ), $gifts[0]['id'], $gifts[0]['title'], $gifts[0]['price'], $gifts[0]['buyer_can_change_amount'], $gifts[0]['is_editable'] ) );
	same( 4, count( plans_ask( 'contributor', 'GET', 'status' )->get_data()['products'] ), 'all, when nobody says which' );
	stripe_account( array( 'connected' => false, 'connect_url' => 'https://example.org/connect', 'errors' => array( 'stripe_key_rejected' => array( 'Stripe refused the saved key.' ) ) ) );
	$status = plans_ask( 'contributor', 'GET', 'status', array(), 'mainstreet/v1' )->get_data();
	same( array( null, 'https://example.org/connect', array( 'stripe_key_rejected' => array( 'Stripe refused the saved key.' ) ) ), array( $status['connected_account_id'], $status['connect_url'], $status['errors'] ) );
	stripe_account( array( 'account_id' => '' ) );
	same( 'acct_self', plans_ask( 'contributor', 'GET', 'status' )->get_data()['connected_account_id'] );
} );

test( 'plans are asked for, made, changed and archived by who may', function () {
	stripe_account();
	$own    = plans_ask( 'author', 'POST', 'product', A_PLAN )->get_data()['id'];
	$others = plans_ask( 'administrator', 'POST', 'product', A_PLAN )->get_data()['id'];
	$gifts  = array( 'type' => 'donation', 'currency' => 'USD', 'is_editable' => false );
	$rules  = array(
		array( 'contributor', 'GET', 'status', array() ),
		array( 'contributor', 'GET', 'products', array() ),
		array( 'contributor', 'POST', 'products', $gifts ),
		array( 'administrator', 'POST', 'products', array( 'is_editable' => true ) + $gifts ),
		array( 'administrator', 'POST', 'products', array( 'type' => '' ) + $gifts ),
		array( 'author', 'POST', 'product', A_PLAN ),
		array( 'author', 'POST', "product/$own", array( 'title' => 'Mine' ) ),
		array( 'administrator', 'POST', "product/$others", array( 'title' => 'Ours' ) ),
		array( 'administrator', 'POST', 'product/999999', array() ),
		array( 'administrator', 'DELETE', 'product/999999', array() ),
	);
	$roles  = array( '', 'subscriber', 'contributor', 'author', 'editor', 'administrator' );
	foreach ( $rules as list( $lowest, $method, $path, $params ) ) {
		foreach ( $roles as $place => $role ) {
			$status = plans_ask( $role, $method, $path, $params )->get_status();
			// A plan of one's own: the editor is no manager and did not make it.
			$is_in = "product/$own" === $path ? in_array( $role, array( 'author', 'administrator' ), true ) : $place >= array_search( $lowest, $roles, true );
			same( $is_in ? false : ( '' === $role ? 401 : 403 ), in_array( $status, array( 401, 403 ), true ) ? $status : false, "$role $method $path" );
		}
	}
	same( 404, plans_ask( 'administrator', 'POST', 'product/999999', array() )->get_status() );
	same( 404, plans_ask( 'administrator', 'DELETE', 'product/999999' )->get_status() );
	same( 'Mine', ( new Plans() )->get( $own )->title );
	add_filter( 'mainstreet_create_plan_cap', function () { return 'manage_options'; } );
	same( 403, plans_ask( 'author', 'POST', 'product', A_PLAN )->get_status() );
	same( 403, plans_ask( 'author', 'POST', "product/$own", array( 'title' => 'Mine' ) )->get_status() );
} );

test( 'the mail that welcomes buyers is read by who may change the plan alone', function () {
	$secret = 'The door code is 4711.';
	$theirs = plans_ask( 'administrator', 'POST', 'product', array( 'welcome_email_content' => $secret ) + A_PLAN )->get_data()['id'];
	$own    = plans_ask( 'author', 'POST', 'product', array( 'welcome_email_content' => $secret ) + A_PLAN )->get_data()['id'];
	foreach ( array( 'wpcom/v2', 'mainstreet/v1' ) as $namespace ) {
		foreach ( array( 'contributor' => array(), 'author' => array( $own ), 'editor' => array(), 'administrator' => array( $theirs, $own ) ) as $role => $may_read ) {
			$plans = array_column( (array) plans_ask( $role, 'GET', 'products', array(), $namespace )->get_data(), null, 'id' );
			foreach ( array( $theirs, $own ) as $id ) {
				same( in_array( $id, $may_read, true ) ? $secret : '', $plans[ $id ]['welcome_email_content'], "$namespace, $role:" );
			}
		}
	}
} );

test( 'a plan is made and changed through its routes', function () {
	foreach ( array( 'mainstreet_title_required' => array( 'title' => '' ), 'mainstreet_price_invalid' => array( 'price' => 'free' ), 'mainstreet_price_too_low' => array( 'price' => 0.1 ), 'mainstreet_currency_unsupported' => array( 'currency' => 'BTC' ), 'mainstreet_interval_invalid' => array( 'interval' => '1 week' ) ) as $code => $changes ) {
		$answer = plans_ask( 'author', 'POST', 'product', $changes + A_PLAN );
		same( array( 400, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}
	same( 0.5, plans_ask( 'author', 'POST', 'product', array( 'price' => 0.1 ) + A_PLAN )->get_data()['data']['minimum'] );
	foreach ( array_keys( A_PLAN ) as $name ) {
		same( 400, plans_ask( 'author', 'POST', 'product', array_diff_key( A_PLAN, array( $name => 1 ) ) )->get_status(), "without $name" );
	}
	foreach ( array( '12.50' => 12.5, '50' => 50 ) as $typed => $price ) {
		same( $price, plans_ask( 'author', 'POST', 'product', array( 'price' => (string) $typed ) + A_PLAN )->get_data()['price'] );
	}
	$id   = plans_ask( 'author', 'POST', 'product', array( 'type' => 'donation', 'is_editable' => true, 'buyer_can_change_amount' => true ) + A_PLAN )->get_data()['id'];
	$plan = plans_ask( 'administrator', 'POST', "product/$id", array( 'price' => '7.25', 'welcome_email_content' => "Hi\nthere" ) )->get_data();
	same( array( 7.25, 'donation', true, true, "Hi\nthere", false, 'Supporters' ), array( $plan['price'], $plan['type'], $plan['buyer_can_change_amount'], $plan['is_editable'], $plan['welcome_email_content'], $plan['is_deleted'], $plan['title'] ) );
	$said = array();
	add_action( 'mainstreet_plan_archived', function ( $plan, $cancel ) use ( &$said ) { $said[] = array( $plan->id, $cancel ); }, 10, 2 );
	truly( plans_ask( 'administrator', 'DELETE', "product/$id", array( 'cancel_subscriptions' => '1' ) )->get_data()['is_deleted'] );
	same( array( array( $id, true ) ), $said );
	truly( get_post( $id ) instanceof \WP_Post, 'still readable' );
	truly( ! in_array( $id, array_column( plans_ask( 'contributor', 'GET', 'products' )->get_data(), 'id' ), true ) );
	truly( in_array( $id, array_column( plans_ask( 'contributor', 'GET', 'products', array( 'is_deleted' => 'true', 'currency' => 'usd' ) )->get_data(), 'id' ), true ) );
} );

test( 'donation plans are made once for each interval', function () {
	foreach ( get_posts( array( 'post_type' => 'jp_mem_plan', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
	}
	$wish = array( 'type' => 'donation', 'currency' => 'JPY', 'is_editable' => false );
	stripe_account( array( 'connected' => false ) );
	$answer = plans_ask( 'contributor', 'POST', 'products', $wish );
	same( array( 409, 'mainstreet_not_configured' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	stripe_account();
	$answer = plans_ask( 'contributor', 'POST', 'products', array( 'currency' => 'BTC' ) + $wish );
	same( array( 400, 'invalid_param' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	$answer = plans_ask( 'administrator', 'POST', 'products', array( 'type' => 'tier' ) + $wish );
	same( array( 400, 'invalid_param' ), array( $answer->get_status(), $answer->get_data()['code'] ) );

	$said = array();
	add_action( 'mainstreet_plan_created', function ( $plan ) use ( &$said ) { $said[] = $plan->id; } );
	$made = plans_ask( 'contributor', 'POST', 'products', $wish )->get_data();
	same( array( 'one-time', '1 month', '1 year' ), array_column( $made, 'interval' ) );
	same( array( 'One-Time Donation', 'Monthly Donation', 'Yearly Donation' ), array_column( $made, 'title' ) );
	same( array( 500, 500, 500 ), array_column( $made, 'price' ) );
	same( array( 'id', 'title', 'price', 'currency', 'interval', 'type', 'buyer_can_change_amount', 'is_editable' ), array_keys( $made[0] ) );
	same( array( true, false, 'donation', 'JPY' ), array( $made[0]['buyer_can_change_amount'], $made[0]['is_editable'], $made[0]['type'], $made[0]['currency'] ) );
	same( array_column( $made, 'id' ), $said );
	same( $made, plans_ask( 'author', 'POST', 'products', array( 'currency' => 'jpy' ) + $wish )->get_data(), 'and not again' );
	same( 3, count( plans_ask( 'author', 'POST', 'products', array( 'currency' => 'THB' ) + $wish )->get_data() ), 'of another currency' );
	( new Plans() )->archive( $made[1]['id'] );
	$again = plans_ask( 'contributor', 'POST', 'products', $wish )->get_data();
	same( 3, count( $again ) );
	truly( ! in_array( $made[1]['id'], array_column( $again, 'id' ), true ), 'what is archived is replaced' );
	wp_delete_post( $made[2]['id'], true );
	same( 3, count( plans_ask( 'contributor', 'POST', 'products', $wish )->get_data() ), 'and what is gone' );
} );

test( 'two editors at once, and one who dies, leave one donation plan of each', function () {
	$plans = new Plans();
	stripe_account();
	$wish = array( 'type' => 'donation', 'currency' => 'SEK', 'is_editable' => false );
	// While the first makes its draft, the second goes all the way.
	$inner = null;
	add_action( 'save_post_jp_mem_plan', function () use ( &$inner, $wish ) {
		if ( null === $inner ) {
			$inner = array();
			$inner = ( new Donation_Plans() )->find_or_create( 'SEK', false );
		}
	} );
	$outer = ( new Donation_Plans() )->find_or_create( 'SEK', false );
	same( 3, count( $inner ) );
	same( array_column( $inner, 'id' ), array_column( $outer, 'id' ) );
	same( 3, count( get_posts( array( 'post_type' => 'jp_mem_plan', 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => Plan_Post::CURRENCY, 'meta_value' => 'SEK' ) ) ), 'no draft is left' );
	// One dies between the row and the publication.
	$said = array();
	add_action( 'mainstreet_plan_created', function ( $plan ) use ( &$said ) { $said[] = $plan->id; } );
	wp_update_post( array( 'ID' => $outer[0]->id, 'post_status' => 'draft' ) );
	same( array_column( $outer, 'id' ), array_column( ( new Donation_Plans() )->find_or_create( 'SEK', false ), 'id' ) );
	same( array( $outer[0]->id ), $said );
	same( (string) $outer[0]->id, Atomic_Option::read( Donation_Plans::SLOT . 'sek_one-time', '/^\d+$/D' ) );
} );

test( 'what a host sells with a plan can’t be written', function () {
	stripe_account();
	$gate = function ( $gate, $slug ) { return in_array( $slug, array( 'recurring-payments', 'donations' ), true ) ? array( 'required_plan' => 'host_business', 'nudge' => true ) : $gate; };
	act_as( 'author' );
	$id = ( new Plans() )->create( A_PLAN )->id;
	add_filter( 'mainstreet_extension_gate', $gate, 10, 2 );
	add_filter( 'mainstreet_upgrade_url', function ( $url, $plan ) { return "https://host.example/$plan"; }, 10, 2 );
	$status = plans_ask( 'author', 'GET', 'status' )->get_data();
	same( array( true, 'https://host.example/host_business' ), array( $status['should_upgrade_to_access_memberships'], $status['upgrade_url'] ) );
	foreach ( array( array( 'product', A_PLAN ), array( "product/$id", array( 'title' => 'x' ) ), array( 'products', array( 'type' => 'donation', 'currency' => 'USD' ) ) ) as list( $path, $body ) ) {
		$answer = plans_ask( 'author', 'POST', $path, $body );
		same( array( 403, 'mainstreet_plan_required', 'host_business' ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['data']['required_plan'] ), $path );
	}
	same( 200, plans_ask( 'administrator', 'DELETE', "product/$id" )->get_status() );
} );

test( 'the editor knows where payments are set up, by who asks', function () {
	stripe_account( array( 'currency' => 'nok', 'mode' => 'live' ) );
	act_as( 'administrator' );
	$state = Payments_Account::add_to_editor( array() );
	same( array( 'live', 'NOK', true, true ), array( $state['payments']['mode'], $state['payments']['currency'], $state['payments']['mayCreate'], $state['payments']['maySetUp'] ) );
	same( admin_url( 'admin.php?page=mainstreet-payments' ), $state['payments']['screenUrl'] );
	same( array( $state['payments']['settingsUrl'], $state['payments']['screenUrl'] ), array( $state['adminUrls']['payments'], $state['adminUrls']['earn'] ) );
	act_as( 'contributor' );
	remove_all_filters( 'mainstreet_payments_account' );
	same( array( 'mode' => '', 'currency' => 'USD', 'mayCreate' => false, 'maySetUp' => false, 'settingsUrl' => '', 'screenUrl' => '', 'plansUrl' => '', 'feesUrl' => 'https://stripe.com/pricing' ), Payments_Account::add_to_editor( array() )['payments'] );
} );
