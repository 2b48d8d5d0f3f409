<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/**
 * `GET wpcom/v2/publicize/connection-test-results` (docs/server-contract.md A33): asks each network whether the accounts of the current user
 * still work. The result is stored with the account and reused for 15 minutes.
 */
final class Connection_Test_Controller extends Controller {

	/** Seconds that a result is reused, and seconds for all tests of a request. */
	const AGE    = 15 * MINUTE_IN_SECONDS;
	const BUDGET = 20;

	/** Seconds that a result is reused when a new test is requested, so that no network is asked twice in a row. */
	const PAUSE = 5;

	public function register_routes() {
		if ( ! Post_Switches::is_active( Post_Connections::MODULE ) ) {
			return;
		}
		$args = array(
			'refresh' => array(
				'type'        => 'boolean',
				'default'     => false,
				'description' => __( 'Whether to repeat recent connection tests.', 'mainstreet-blocks' ),
			),
		);
		$this->register_route(
			'/publicize/connection-test-results',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), array( $this, 'get_items_permissions_check' ), $args ),
				'schema' => $this->schema( 'connection-test-results', 'array', array( 'items' => array( 'type' => 'object' ) ) ),
			),
			'wpcom/v2'
		);
	}

	/**
	 * Whether the user may see connections.
	 *
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return is_user_logged_in() && Post_Connections::can_see( get_current_user_id() ) ? true : Errors::forbidden( 'invalid_user_permission_publicize', __( 'Sorry, you are not allowed to access connections.', 'mainstreet-blocks' ) );
	}

	/**
	 * Tests the accounts of the current user.
	 *
	 * @return \WP_REST_Response
	 */
	public function get_items( $request ) {
		$budget = new Time_Budget( self::BUDGET );
		$list   = array();
		foreach ( Post_Connections::find_for_user( get_current_user_id() ) as $account ) {
			$network = Networks::get( $account->service() );
			if ( $budget->left() > 0 ) {
				$account = self::test( $account, $network, $request['refresh'] ? self::PAUSE : self::AGE );
			}
			if ( $account ) {
				$fault  = $account->meta( 'fault' );
				$list[] = Connection_Serializer::serialize( $account, $network ) + array( 'error_code' => Account::MUST_REAUTH === $account->status() ? Publish_Error::MUST_REAUTH : (string) $fault );
			}
		}
		$response = new \WP_REST_Response( $list );
		$response->header( 'X-WP-Total', (string) count( $list ) );
		$response->header( 'X-WP-TotalPages', '1' );
		return $response;
	}

	/**
	 * Tests an account, unless that was done a short while ago.
	 *
	 * @param int $age Seconds that a result is reused.
	 * @return Account|null The updated account; null when it was removed in the meantime.
	 */
	public static function test( Account $account, Network $network, $age = self::PAUSE ) {
		$since = time() - (int) $account->meta( 'checked_at' );
		if ( $since >= 0 && $since < $age ) {
			return $account;
		}
		Network_Accounts::save_check( $account, $network->check( $account ), time() );
		return ( new Accounts() )->find( $account->id() );
	}

	/**
	 * Tests an account for the settings screen.
	 *
	 * @return true|\WP_Error
	 */
	public static function try_account( Account $account ) {
		$network = Networks::get( $account->service() );
		$account = $network ? self::test( $account, $network, 0 ) : null;
		if ( ! $account ) {
			return Errors::not_found();
		}
		$fault = (string) $account->meta( 'fault' );
		return '' === $fault ? true : new \WP_Error( 'mainstreet_' . $fault, (string) $account->meta( 'fault_text' ), array( 'status' => Publish_Error::UNREACHABLE === $fault ? 502 : 424 ) );
	}
}
