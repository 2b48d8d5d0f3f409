<?php
/**
 * Stripe: takes payments into the owner's account.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Stripe;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

$mainstreet_entry  = static function ( $mode, array $more ) {
	return $more + array(
		'type'           => 'payments',
		'mode'           => $mode,
		'data'           => __( 'When somebody buys or gives, this site sends what it is, the amount and, where known, the e-mail address to Stripe and leads the buyer there. Card data is entered at Stripe and never reaches this site. Visitors’ browsers contact Stripe only once they press the button.', 'mainstreet-blocks' ),
		'policy'         => Stripe_Keys::LIVE === $mode ? __( 'When you pay on this site, you do so on a page of Stripe, which gets your name, your e-mail address and what is needed for the payment, and tells us that you paid. We keep your name, your e-mail address, the amount and the number of the payment.', 'mainstreet-blocks' ) : '',
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
			'url_text' => __( 'Get a key from Stripe', 'mainstreet-blocks' ),
			'advice'   => __( 'A restricted key is enough. It needs to write Checkout Sessions, Customers, Products, Prices, Subscriptions, Charges and Refunds, Customer portal and Webhook Endpoints, and to read PaymentIntents, Invoices and Disputes.', 'mainstreet-blocks' ),
			'validate' => static function ( $key ) use ( $mode ) {
				return Stripe_Account::validate( $mode, $key );
			},
			'test'     => static function ( $key ) use ( $mode ) {
				return Stripe_Account::test( $mode, $key );
			},
		)
	);
};
$mainstreet_secret = static function ( $mode, array $more ) use ( $mainstreet_entry ) {
	return $mainstreet_entry(
		$mode,
		$more + array(
			'id'          => Stripe_Keys::WEBHOOKS[ $mode ],
			'order'       => 15,
			// The secret is compared here; nothing is sent.
			'data'        => '',
			'field'       => __( 'Signing secret', 'mainstreet-blocks' ),
			'description' => __( 'Only where the webhook is made by hand: proves that events come from Stripe.', 'mainstreet-blocks' ),
			'url'         => 'https://dashboard.stripe.com/' . ( Stripe_Keys::LIVE === $mode ? '' : 'test/' ) . 'webhooks',
			'url_text'    => __( 'Webhooks at Stripe', 'mainstreet-blocks' ),
			'without'     => __( 'Events that are signed with it are refused after a day.', 'mainstreet-blocks' ),
			'advice'      => __( 'When you replace it, events signed with the old one are taken for another day.', 'mainstreet-blocks' ),
			'policy'      => '',
			'validate'    => static function ( $key ) {
				return Stripe_Webhook_Secrets::is_secret( $key ) ? true : Errors::invalid( 'service_api_key', __( 'This is not a signing secret. It begins with whsec_.', 'mainstreet-blocks' ), 'invalid_key' );
			},
			'test'        => static function () {
				return array( 'account' => '' );
			},
		)
	);
};

return array(
	$mainstreet_key(
		Stripe_Keys::LIVE,
		array(
			'label'       => __( 'Stripe, real payments', 'mainstreet-blocks' ),
			'description' => __( 'Takes payments and donations into your own account.', 'mainstreet-blocks' ),
			'without'     => __( 'No payments can be taken until a new key is set. Subscriptions that run at Stripe go on there.', 'mainstreet-blocks' ),
			'constant'    => 'MAINSTREET_STRIPE_SECRET',
			'filter'      => 'mainstreet_stripe_secret',
		)
	),
	$mainstreet_key(
		Stripe_Keys::TEST,
		array(
			'label'       => __( 'Stripe, tests', 'mainstreet-blocks' ),
			'description' => __( 'Lets you go through purchases without money.', 'mainstreet-blocks' ),
			'without'     => __( 'Purchases can’t be tried any more.', 'mainstreet-blocks' ),
			'constant'    => 'MAINSTREET_STRIPE_SECRET_TEST',
			'filter'      => 'mainstreet_stripe_secret_test',
		)
	),
	$mainstreet_secret(
		Stripe_Keys::LIVE,
		array(
			'label'    => __( 'Stripe webhook, real payments', 'mainstreet-blocks' ),
			'constant' => 'MAINSTREET_STRIPE_WEBHOOK_SECRET',
			'filter'   => 'mainstreet_stripe_webhook_secret',
		)
	),
	$mainstreet_secret(
		Stripe_Keys::TEST,
		array(
			'label'    => __( 'Stripe webhook, tests', 'mainstreet-blocks' ),
			'constant' => 'MAINSTREET_STRIPE_WEBHOOK_SECRET_TEST',
			'filter'   => 'mainstreet_stripe_webhook_secret_test',
		)
	),
);
