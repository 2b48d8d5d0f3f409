<?php
namespace Mainstreet\Settings;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Connect_Forms\Connect_Popup;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the accounts that all share, by service, and where the service lets one have accounts of one's own, those of this user; tests, gives and removes
 * one; keeps the owner's app by which people sign in at a service. Accounts of others are their own affair.
 */
final class Account_List {

	/** The accounts. */
	private ?Accounts $accounts;

	/**
	 * With the accounts.
	 *
	 * @param Accounts|null $accounts The accounts.
	 */
	public function __construct( ?Accounts $accounts = null ) {
		$this->accounts = $accounts;
	}

	/**
	 * Services and their accounts.
	 *
	 * @return array[] List of `service`, `label`, `data`, `url` (of the window that connects), `accounts` (list of `id`, `name`, `status`, `mine`: whether only
	 *                 this user uses it, `again`: address of the window for it), `personal` (whether one may say who uses an account), `own` (whether
	 *                 accounts are for who signed in alone), `testable`,
	 *                 `network` (whether posts are shared to its accounts),
	 *                 `app` (null where people can't sign in at the service with an app of the owner's, else as app()).
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
				'url'      => Connect_Popup::url( $service ),
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
							'again'  => Connect_Popup::url( $service, $account->id() ),
						);
					},
					$this->accounts()->of_service( $service, $is_personal ? get_current_user_id() : 0 )
				),
			);
		}
		return $list;
	}

	/**
	 * Removes an account.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array[]|\WP_Error As all(), afterwards.
	 */
	public function remove( \WP_REST_Request $request ) {
		$account = $this->find( $request );
		if ( ! $account ) {
			return self::gone();
		}
		$this->accounts()->remove( $account->id() );
		return $this->all();
	}

	/**
	 * Asks whether an account still works.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array[]|\WP_Error As all(), afterwards.
	 */
	public function test( \WP_REST_Request $request ) {
		$account = $this->find( $request );
		$form    = $account ? Connect_Forms::get( $account->service() ) : null;
		if ( ! $form || empty( $form['test'] ) ) {
			return self::gone();
		}
		$works = $form['test']( $account );
		return is_wp_error( $works ) ? $works : $this->all();
	}

	/**
	 * Says who may use an account.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array[]|\WP_Error As all(), afterwards.
	 */
	public function give( \WP_REST_Request $request ) {
		$account = $this->find( $request );
		$form    = $account ? Connect_Forms::get( $account->service() ) : null;
		if ( ! $form || ! isset( $form['fields'] ) || ( isset( $form['oauth'] ) && $form['oauth']->wants( 'own' ) ) ) {
			return self::gone();
		}
		if ( ! $this->accounts()->give( $account->id(), 'me' === $request['who'] ? get_current_user_id() : 0 ) ) {
			return Errors::invalid( 'who', __( 'This account is connected both for everyone and for you. Disconnect one of the two.', 'mainstreet-blocks' ) );
		}
		return $this->all();
	}

	/**
	 * Account of a request, if it is shared or this user's.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	private function find( \WP_REST_Request $request ): ?Account {
		$account = $this->accounts()->find( (int) $request['id'] );
		return $account && $account->is_for( get_current_user_id() ) ? $account : null;
	}

	/** There is no such account. */
	private static function gone(): \WP_Error {
		return new \WP_Error( 'rest_not_found', __( 'This account is no longer connected.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Stores the owner's app at a service.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array[]|\WP_Error As all(), afterwards.
	 */
	public function save_app( \WP_REST_Request $request ) {
		$service = $this->sign_in_service( $request );
		$saved   = $service ? ( new OAuth_Apps() )->save( $service, $request['app_id'], $request['app_secret'] ) : Errors::gone();
		return is_wp_error( $saved ) ? $saved : $this->all();
	}

	/**
	 * Forgets the owner's app at a service.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array[]|\WP_Error As all(), afterwards.
	 */
	public function remove_app( \WP_REST_Request $request ) {
		$service = $this->sign_in_service( $request );
		if ( ! $service ) {
			return Errors::gone();
		}
		( new OAuth_Apps() )->remove( $service );
		return $this->all();
	}

	/**
	 * Service of a request, if people can sign in there.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return OAuth_Service|null
	 */
	private function sign_in_service( \WP_REST_Request $request ) {
		$form = Connect_Forms::get( $request['service'] );
		return $form && isset( $form['oauth'] ) && ! $form['oauth']->has_servers() ? $form['oauth'] : null;
	}

	/**
	 * What is known of the owner's app. Its secret never goes to a browser.
	 *
	 * @param OAuth_Service $service Service.
	 * @return array `id` and `source` ('' while there is no app), `redirect` (address for the service), `unreadable` (whether one is stored whose secret can't be decrypted), `secure` (whether
	 *               the site can be led back to), `steps` (sentences), `constant` (beginning of the constants' names).
	 */
	private function app( OAuth_Service $service ): array {
		$app  = ( new OAuth_Apps() )->of( $service );
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

	/**
	 * The accounts; made when they are first asked for, as routes are registered for every request of REST.
	 */
	private function accounts(): Accounts {
		if ( ! $this->accounts ) {
			$this->accounts = new Accounts();
		}
		return $this->accounts;
	}
}
