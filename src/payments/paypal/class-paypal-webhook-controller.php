<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Route that PayPal calls (docs/server-contract.md B.7).
 */
final class Paypal_Webhook_Controller extends Controller {

	public function register_routes() {
		// PayPal has no account here: its signature is checked.
		$this->register_route( '/paypal/webhook', $this->endpoint( 'POST', array( Paypal_Webhook::class, 'receive' ), '__return_true' ) );
	}
}
