<?php
namespace Mainstreet\Connections\Connect_Forms;

defined( 'ABSPATH' ) || exit;

/** Collects the services at which accounts can be connected, from blocks and feature folders. */
final class Connect_Forms {

	/**
	 * Returns all services.
	 *
	 * @return array[] By service: `label` (display name), `title` of the popup, `steps` (sentences: how to get the token), `url` and
	 *                 `url_text` (where to get it), `field` (label), `data` (which data the service gets, a sentence), `capability` needed
	 *                 to connect, `connect`: `function ( string $token ): Account|\WP_Error`, and for services with sign-in
	 *                 `oauth`: an OAuth_Service. A service that needs more than a token, or that lets administrators connect personal
	 *                 accounts, has `fields` instead of `field`, by name: `label`, `type` (`text`, `password`, `url`), `help`, `known`
	 *                 (name of account data that is the initial value for reconnecting), `signs_in` (whether sign-in needs it, too),
	 *                 `optional`; its `connect` is `function ( string[] $values, int $owner ): Account|\WP_Error`, or null if there is
	 *                 only sign-in. `test`: `function ( Account $account ): true|\WP_Error`, checks whether an account still works, or null;
	 *                 `network`: whether posts are shared to its accounts.
	 */
	public static function all(): array {
		\Mainstreet\load_hooks( 'admin' );
		/**
		 * Filters the services at which accounts can be connected.
		 *
		 * @param array[] $forms By service, as `Connect_Forms::all()` returns them.
		 */
		return (array) apply_filters( 'mainstreet_connect_forms', array() );
	}

	/** @param string $service Id of the service. */
	public static function get( $service ): ?array {
		$all = self::all();
		return isset( $all[ $service ] ) ? $all[ $service ] : null;
	}
}
