<?php
/**
 * Connects the demo site to the services of this machine. Runs inside WordPress at each start; what is connected already stays.
 *
 * @package Mainstreet
 */

use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Refresh;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Store;
use Mainstreet\Blocks\Instagram_Gallery\Instagram_Gallery;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Plans\Donation_Plans;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Social\Networks\Mastodon\Mastodon_Connect;

/**
 * Says of an account what it is.
 *
 * @param string $service Service.
 */
function mainstreet_demo_mark( $service ) {
	foreach ( ( new Accounts() )->find_by_service( $service ) as $account ) {
		if ( false === strpos( $account->name(), 'demo service' ) ) {
			( new Accounts() )->update( $account->id(), array( 'name' => $account->name() . ' (demo service on this machine)' ) );
		}
	}
}

/**
 * A plan that the demo sells, made once.
 *
 * @param string $mark   Name of it in the pages.
 * @param array  $fields As Plans::create() takes them.
 * @return int Its number.
 */
function mainstreet_demo_plan( $mark, array $fields ) {
	$known = (array) get_option( 'mainstreet_demo_plans', array() );
	$plans = new Plans();
	if ( isset( $known[ $mark ] ) && $plans->find_sold( $known[ $mark ] ) ) {
		return (int) $known[ $mark ];
	}
	$plan = $plans->create( $fields + array( 'currency' => 'USD' ) );
	if ( is_wp_error( $plan ) ) {
		throw new Exception( $plan->get_error_message() );
	}
	update_option( 'mainstreet_demo_plans', array( $mark => $plan->id ) + $known, false );
	return $plan->id;
}

/**
 * Connects accounts and checks keys.
 *
 * @return string[] What could not be connected.
 */
function mainstreet_demo_connect() {
	$failed = array();
	foreach ( array_keys( Services::all() ) as $id ) {
		$last = Key_Checks::get_last( $id );
		if ( '' !== Secrets::source( $id ) && ( ! $last || ! $last['ok'] ) ) {
			$outcome = Key_Checks::run( $id );
			if ( empty( $outcome['ok'] ) ) {
				$failed[] = Services::get( $id )['label'];
			}
		}
	}
	if ( ! ( new Accounts() )->find_by_service( 'mastodon' ) ) {
		$made = ( new Mastodon_Connect() )->connect(
			array(
				'server' => 'mastodon.example',
				'token'  => 'demoTokenOfThisMachine',
			),
			0
		);
		if ( is_wp_error( $made ) ) {
			$failed[] = 'Mastodon';
		}
	}
	if ( ! ( new Accounts() )->find_by_service( 'instagram' ) ) {
		$made = ( new Instagram_Gallery() )->connect_token( 'IGAAdemoTokenOfThisMachine0123456789' );
		if ( is_wp_error( $made ) ) {
			$failed[] = 'Instagram';
		} else {
			// Visitors see what is known of the account; nobody has asked yet.
			( new Feed_Store() )->mark( $made->id() );
			( new Feed_Refresh() )->get( $made );
			( new Feed_Refresh() )->copy();
		}
	}
	mainstreet_demo_mark( 'mastodon' );
	return $failed;
}

/**
 * What the pages name: plans and accounts.
 *
 * @return array Tokens of the pages => values.
 */
function mainstreet_demo_facts() {
	$facts     = array(
		'{{pay}}'   => defined( 'MAINSTREET_DEMO_SERVICES' )
			? 'Pay on the demo’s payment page with any address. Nothing is charged, and the lessons open at once.'
			: 'They can be bought once a payment provider is connected under Settings &gt; Mainstreet.',
		'{{intro}}' => defined( 'MAINSTREET_DEMO_SERVICES' )
			? 'Everything here works: subscribe, donate, book, listen, buy. Payments and other services are played by programs on your machine, and every email lands in the mailbox whose address stands in your terminal.'
			: 'This town is without demo services: connect your own accounts under Settings &gt; Mainstreet. Every email lands in the mailbox whose address stands in your terminal.',
	);
	$donations = ( new Donation_Plans() )->find_or_create( 'USD', false );
	foreach ( is_wp_error( $donations ) ? array() : $donations as $plan ) {
		$facts[ '{{plan:' . str_replace( ' ', '-', $plan->interval ) . '}}' ] = (string) $plan->id;
	}
	$accounts = ( new Accounts() )->find_by_service( 'instagram' );
	$course   = array(
		'title'    => 'Bread at home, the video course',
		'price'    => 12,
		'interval' => 'one-time',
	);
	$friends  = array(
		'title'    => 'Friends of the theatre',
		'price'    => 5,
		'interval' => '1 month',
	);

	$facts['{{instagram}}']       = $accounts ? (string) $accounts[0]->id() : '';
	$facts['{{plan:course}}']     = (string) mainstreet_demo_plan( 'course', $course );
	$facts['{{plan:membership}}'] = (string) mainstreet_demo_plan( 'membership', $friends );
	return $facts;
}

/**
 * Settings that an owner would have made, once.
 */
function mainstreet_demo_settings() {
	if ( get_option( 'mainstreet_demo_settings' ) ) {
		return;
	}
	Options::save(
		array(
			'mailchimp_audience' => 'list1',
			'ads_client'         => 'ca-pub-1234567890123456',
			'ads_mrec_kind'      => 'adsense',
			'ads_mrec_slot'      => '1234567',
			'newsletter_address' => "Harbour Town\n1 Main Street",
		)
	);
	update_option( 'mainstreet_demo_settings', '1', false );
}
