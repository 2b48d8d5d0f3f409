<?php
namespace Mainstreet\Settings;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Lists and changes the accounts for the settings screen: shared accounts, and the current user's own accounts at services that allow them.
 * Also stores the OAuth app of the site at a service. Accounts of other users are not listed and cannot be changed.
 */
final class Account_List {

	/** Use accounts(), which creates them. */
	private ?Accounts $accounts;

	/**
	 * Creates the list.
	 *
	 * @param Accounts|null $accounts Accounts, for tests.
	 */
	public function __construct( ?Accounts $accounts = null ) {
		$this->accounts = $accounts;
	}

	/**
	 * Returns the services and their accounts.
	 *
	 * @return array[] List of `service`, `label`, `data`, `url` (of the window that connects an account), `personal` (whether an account can be for
	 *                 one user only), `own` (whether all accounts are for one user only), `testable`, `network` (whether posts are shared to its
	 *                 accounts), `app` (as app() returns it; null if the service has no OAuth app of the site), and `accounts`: list of `id`,
	 *                 `name`, `status`, `mine` (whether only the current user can use it), `again` (URL of the window that reconnects it).
	 */
	public function all(): array {
		$list = array();
		foreach ( Connect_Forms::all() as $service => $form ) {
			$is_own      = isset( $form['oauth'] ) && $form['oauth']->wants( 'own' );
			$is_personal = isset( $form['fields'] );
			$list[]      = array(
				'service'  => $service,
				'label'    => $form['label'],
				'data'     => $form['data'],
				'url'      => Connect_Page::url( $service ),
				'personal' => $is_personal && ! $is_own,
				'own'      => $is_own,
				'testable' => ! empty( $form['test'] ),
				'network'  => ! empty( $form['network'] ),
				'app'      => isset( $form['oauth'] ) && ! $form['oauth']->has_servers() ? $this->app( $form['oauth'] ) : null,
				'accounts' => array_map(
					static function ( Account $account ) use ( $service ) {
						return array(
							'id'     => $account->id(),
							'name'   => $account->name(),
							'status' => $account->status(),
							'mine'   => $account->user_id() > 0,
							'again'  => Connect_Page::url( $service, $account->id() ),
						);
					},
					$this->accounts()->find_by_service( $service, $is_personal ? get_current_user_id() : 0 )
				),
			);
		}
		return $list;
	}

	/**
	 * Disconnects an account.
	 *
	 * @return array[]|\WP_Error As all() returns it, after the change.
	 */
	public function remove( \WP_REST_Request $request ) {
		$account = $this->find( $request );
		if ( ! $account ) {
			return self::not_found();
		}
		$this->accounts()->delete( $account->id() );
		return $this->all();
	}

	/**
	 * Tests an account with a request to its service.
	 *
	 * @return array[]|\WP_Error As all() returns it, after the test.
	 */
	public function test( \WP_REST_Request $request ) {
		$account = $this->find( $request );
		$form    = $account ? Connect_Forms::get( $account->service() ) : null;
		if ( ! $form || empty( $form['test'] ) ) {
			return self::not_found();
		}
		$works = $form['test']( $account );
		return is_wp_error( $works ) ? $works : $this->all();
	}

	/**
	 * Changes whether an account is shared or for the current user only.
	 *
	 * @return array[]|\WP_Error As all() returns it, after the change.
	 */
	public function change_owner( \WP_REST_Request $request ) {
		$account = $this->find( $request );
		$form    = $account ? Connect_Forms::get( $account->service() ) : null;
		if ( ! $form || ! isset( $form['fields'] ) || ( isset( $form['oauth'] ) && $form['oauth']->wants( 'own' ) ) ) {
			return self::not_found();
		}
		if ( ! $this->accounts()->set_owner( $account->id(), 'me' === $request['who'] ? get_current_user_id() : 0 ) ) {
			return Errors::invalid( 'who', __( 'This account is connected both for everyone and for you. Disconnect one of the two.', 'mainstreet-blocks' ) );
		}
		return $this->all();
	}

	/** Returns the account of a request; null unless it is shared or the current user's. */
	private function find( \WP_REST_Request $request ): ?Account {
		$account = $this->accounts()->find( (int) $request['id'] );
		return $account && $account->is_for( get_current_user_id() ) ? $account : null;
	}

	private static function not_found(): \WP_Error {
		return new \WP_Error( 'rest_not_found', __( 'This account is no longer connected.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Stores the OAuth app of the site at a service.
	 *
	 * @return array[]|\WP_Error As all() returns it, after the change.
	 */
	public function save_app( \WP_REST_Request $request ) {
		$service = $this->sign_in_service( $request );
		$saved   = $service ? ( new OAuth_Apps() )->save( $service, $request['app_id'], $request['app_secret'] ) : Errors::not_found();
		return is_wp_error( $saved ) ? $saved : $this->all();
	}

	/**
	 * Deletes the OAuth app of the site at a service.
	 *
	 * @return array[]|\WP_Error As all() returns it, after the change.
	 */
	public function remove_app( \WP_REST_Request $request ) {
		$service = $this->sign_in_service( $request );
		if ( ! $service ) {
			return Errors::not_found();
		}
		( new OAuth_Apps() )->delete( $service );
		return $this->all();
	}

	/**
	 * Returns the service of a request; null unless it uses an OAuth app of the site.
	 *
	 * @return OAuth_Service|null
	 */
	private function sign_in_service( \WP_REST_Request $request ) {
		$form = Connect_Forms::get( $request['service'] );
		return $form && isset( $form['oauth'] ) && ! $form['oauth']->has_servers() ? $form['oauth'] : null;
	}

	/**
	 * Returns the OAuth app of the site at a service, without its secret.
	 *
	 * @return array `id` and `source` ('' without an app), `redirect` (redirect URL to enter at the service), `unreadable` (whether the stored secret
	 *               cannot be decrypted), `secure` (whether the service accepts the redirect URL), `steps` (instructions), `constant` (prefix of
	 *               the names of constants).
	 */
	private function app( OAuth_Service $service ): array {
		$app  = ( new OAuth_Apps() )->find( $service );
		$flow = new OAuth_Flow( $service );
		return array(
			'id'         => $app ? $app->id() : '',
			'source'     => $app ? $app->source() : '',
			'unreadable' => ( new OAuth_Apps() )->is_unreadable( $service ),
			'redirect'   => $flow->redirect_uri(),
			'secure'     => $flow->is_secure(),
			'steps'      => $service->steps(),
			'constant'   => $service->constant(),
		);
	}

	/** Returns the accounts. Creates them late, because routes are registered for every REST request. */
	private function accounts(): Accounts {
		if ( ! $this->accounts ) {
			$this->accounts = new Accounts();
		}
		return $this->accounts;
	}
}
