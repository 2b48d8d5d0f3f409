<?php
/** Keys and webhook secrets of Stripe, for the list of services. */

namespace Mainstreet\Payments\Stripe;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Stripe\Api\Stripe_Account;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Secrets;

defined( 'ABSPATH' ) || exit;

$mainstreet_entry  = static function ( $mode, array $more ) {
	return $more + array(
		'type'           => 'payments',
		'mode'           => $mode,
		'data'           => __( 'When someone buys or donates, this site sends the item, the amount and, if known, the email address to Stripe, and redirects the buyer there. Card details are entered on Stripe and never reach this site. Visitors’ browsers contact Stripe only after they click the button.', 'mainstreet-blocks' ),
		'policy'         => Stripe_Keys::LIVE === $mode ? __( 'When you pay on this site, you pay on a Stripe page. Stripe receives your name, your email address and the information required for the payment, and tells us that you paid. We store your name, your email address, the amount and the payment number.', 'mainstreet-blocks' ) : '',
		'url'            => 'https://dashboard.stripe.com/' . ( Stripe_Keys::LIVE === $mode ? '' : 'test/' ) . 'apikeys',
		'public_pattern' => '',
	);
};
$mainstreet_key    = static function ( $mode, array $more ) use ( $mainstreet_entry ) {
	return $mainstreet_entry(
		$mode,
		$more + array(
			'id'       => Stripe_Keys::SERVICES[ $mode ],
			'order'    => 5,
			'field'    => __( 'Secret or restricted key', 'mainstreet-blocks' ),
			'url_text' => __( 'Get a Stripe API key', 'mainstreet-blocks' ),
			'advice'   => __( 'A restricted key is sufficient. It needs write access to Checkout Sessions, Customers, Products, Prices, Subscriptions, Charges and Refunds, Customer portal and Webhook Endpoints, and read access to PaymentIntents, Invoices and Disputes.', 'mainstreet-blocks' ),
			'validate' => static fn( $key ) => Stripe_Account::validate( $mode, $key ),
			'test'     => static fn( $key ) => Stripe_Account::test( $mode, $key ),
		)
	);
};
$mainstreet_secret = static function ( $mode, array $more ) use ( $mainstreet_entry ) {
	return $mainstreet_entry(
		$mode,
		$more + array(
			'id'          => Stripe_Keys::WEBHOOKS[ $mode ],
			'order'       => 15,
			// The secret is only compared on this site; no data is sent.
			'data'        => '',
			'field'       => __( 'Signing secret', 'mainstreet-blocks' ),
			'description' => __( 'Only needed if you create the webhook manually. It verifies that events come from Stripe.', 'mainstreet-blocks' ),
			'url'         => 'https://dashboard.stripe.com/' . ( Stripe_Keys::LIVE === $mode ? '' : 'test/' ) . 'webhooks',
			'url_text'    => __( 'Stripe webhooks', 'mainstreet-blocks' ),
			'without'     => __( 'Events signed with it are rejected after one day.', 'mainstreet-blocks' ),
			'advice'      => __( 'When you replace it, events signed with the old secret are accepted for one more day.', 'mainstreet-blocks' ),
			'policy'      => '',
			'validate'    => static fn( $key ) => Stripe_Webhook_Secrets::is_secret( $key ) ? true : Errors::invalid( 'service_api_key', __( 'This is not a valid signing secret. It should start with whsec_.', 'mainstreet-blocks' ), 'invalid_key' ),
			'test'        => static fn() => array( 'account' => '' ),
		)
	);
};

return array(
	$mainstreet_key(
		Stripe_Keys::LIVE,
		array(
			'label'       => __( 'Stripe, live mode', 'mainstreet-blocks' ),
			'description' => __( 'Accepts payments and donations into your own account.', 'mainstreet-blocks' ),
			'without'     => __( 'Payments cannot be accepted until a new key is set. Existing subscriptions on Stripe continue.', 'mainstreet-blocks' ),
			'constant'    => 'MAINSTREET_STRIPE_SECRET',
			'filter'      => 'mainstreet_stripe_secret',
		)
	),
	$mainstreet_key(
		Stripe_Keys::TEST,
		array(
			'label'       => __( 'Stripe, test mode', 'mainstreet-blocks' ),
			'description' => __( 'Lets you test purchases without real money.', 'mainstreet-blocks' ),
			'without'     => __( 'Test purchases will no longer work.', 'mainstreet-blocks' ),
			'constant'    => 'MAINSTREET_STRIPE_SECRET_TEST',
			'filter'      => 'mainstreet_stripe_secret_test',
		)
	),
	$mainstreet_secret(
		Stripe_Keys::LIVE,
		array(
			'label'    => __( 'Stripe webhook, live mode', 'mainstreet-blocks' ),
			'constant' => 'MAINSTREET_STRIPE_WEBHOOK_SECRET',
			'filter'   => 'mainstreet_stripe_webhook_secret',
		)
	),
	$mainstreet_secret(
		Stripe_Keys::TEST,
		array(
			'label'    => __( 'Stripe webhook, test mode', 'mainstreet-blocks' ),
			'constant' => 'MAINSTREET_STRIPE_WEBHOOK_SECRET_TEST',
			'filter'   => 'mainstreet_stripe_webhook_secret_test',
		)
	),
);
