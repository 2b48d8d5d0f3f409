<?php
/** PayPal keys of the live and test modes, for the list of services (src/connections/class-services.php). */

namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

$mainstreet_parts = static function ( $is_live ) {
	return array(
		'id'     => array(
			'label'    => __( 'Client ID', 'mainstreet-blocks' ),
			'constant' => $is_live ? 'MAINSTREET_PAYPAL_CLIENT_ID' : 'MAINSTREET_PAYPAL_TEST_CLIENT_ID',
			'pattern'  => Paypal_Keys::PART,
			'wrong'    => __( 'This is not a valid PayPal client ID. Please copy it again.', 'mainstreet-blocks' ),
		),
		'secret' => array(
			'label'     => __( 'Secret', 'mainstreet-blocks' ),
			'is_secret' => true,
			'constant'  => $is_live ? 'MAINSTREET_PAYPAL_SECRET' : 'MAINSTREET_PAYPAL_TEST_SECRET',
			'pattern'   => Paypal_Keys::PART,
			'wrong'     => __( 'This is not a valid PayPal app secret. Please copy it again.', 'mainstreet-blocks' ),
		),
	);
};

return array_map(
	static function ( $mode ) use ( $mainstreet_parts ) {
		$is_live = Paypal_Keys::LIVE === $mode;
		return array(
			'id'             => Paypal_Keys::SERVICES[ $mode ],
			'type'           => 'payments',
			'label'          => $is_live ? __( 'PayPal', 'mainstreet-blocks' ) : __( 'PayPal sandbox', 'mainstreet-blocks' ),
			'mode'           => $mode,
			'field'          => __( 'Client ID and secret', 'mainstreet-blocks' ),
			'parts'          => $mainstreet_parts( $is_live ),
			'description'    => $is_live
				? __( 'Accepts payments for products with your own PayPal account, through an app that you create there.', 'mainstreet-blocks' )
				: __( 'Test purchases without real money, with a PayPal sandbox app.', 'mainstreet-blocks' ),
			'url'            => $is_live ? 'https://developer.paypal.com/dashboard/applications/live' : 'https://developer.paypal.com/dashboard/applications/sandbox',
			'url_text'       => __( 'Create an app on PayPal', 'mainstreet-blocks' ),
			'data'           => __( 'When someone buys a product, this site sends its name, price and quantity, the payee’s email address, and this site’s URL to PayPal. Buyers pay on PayPal’s pages. PayPal sends their name and email address to this site.', 'mainstreet-blocks' ),
			'policy'         => ! $is_live ? '' : __( 'When you buy a product and pay with PayPal, you are redirected to PayPal, which processes your payment and tells us your name, your email address and whether you paid.', 'mainstreet-blocks' ),
			'without'        => __( 'Products on this site cannot be bought with PayPal until a new key is set.', 'mainstreet-blocks' ),
			'advice'         => __( 'Anyone who has the secret can view and refund payments. Create an app just for this site, and never share the secret.', 'mainstreet-blocks' ),
			'constant'       => $is_live ? 'MAINSTREET_PAYPAL_KEY' : 'MAINSTREET_PAYPAL_TEST_KEY',
			'filter'         => $is_live ? 'mainstreet_paypal_key' : 'mainstreet_paypal_test_key',
			'public_pattern' => '',
			'validate'       => static fn( $key ) => Paypal_Keys::parse( $key ) ? true : Errors::invalid( 'service_api_key', __( 'Please enter the client ID and the secret.', 'mainstreet-blocks' ), 'invalid_key' ),
			'test'           => static function ( $key ) use ( $mode ) {
				$token = ( new Paypal_Client( $mode, $key ) )->fetch_token();
				if ( is_wp_error( $token ) ) {
					return 'mainstreet_remote_rejected' === $token->get_error_code() ? Paypal_Client::key_error() : $token;
				}
				return array( 'account' => '' );
			},
		);
	},
	array( Paypal_Keys::LIVE, Paypal_Keys::TEST )
);
