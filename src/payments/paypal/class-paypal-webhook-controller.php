<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the REST route of the webhook (docs/server-contract.md B.7).
 */
final class Paypal_Webhook_Controller extends Controller {

	public function register_routes() {
		// PayPal is not a user; requests are verified by their signature.
		$this->register_route( '/paypal/webhook', $this->endpoint( 'POST', array( Paypal_Webhook::class, 'receive' ), '__return_true' ) );
	}
}
