<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** REST routes for the webhooks in the settings (docs/server-contract.md D.2). */
final class Webhook_Controller extends Controller {

	public function register_routes() {
		$may = $this->require_capability( 'manage_options' );
		$this->register_route( '/payments/webhooks', $this->endpoint( 'GET', array( Webhook_List::class, 'all' ), $may ) );
		$this->register_route( '/payments/webhooks/(?P<id>[a-z-]+)', $this->endpoint( 'POST', array( Webhook_List::class, 'renew' ), $may ) );
	}
}
