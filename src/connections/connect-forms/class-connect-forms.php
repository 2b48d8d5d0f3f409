<?php
namespace Mainstreet\Connections\Connect_Forms;

defined( 'ABSPATH' ) || exit;

/**
 * What blocks and rooms say of the services they use in the name of an account.
 */
final class Connect_Forms {

	/**
	 * All of them.
	 *
	 * @return array[] By service: `label` (its name), `title` of the window, `steps` (sentences: where the token
	 *                 comes from), `url` and `url_text` (the place), `field` (label), `data` (what goes to the service, a sentence),
	 *                 `capability` of who connects, `connect`: `function ( string $token ): Account|\WP_Error`, and
	 *                 where people can also sign in there, `oauth`: an OAuth_Service. A service that asks for more than a token, or
	 *                 whose accounts may be one user's alone though an administrator connects them, has no `field` but `fields`, by name:
	 *                 `label`, `type` (`text`, `password`, `url`), `help`, `known` (fact of an account that it begins with when that is
	 *                 connected again), `signs_in` (whether signing in wants it, too), `optional`;
	 *                 its `connect` is `function ( string[] $values, int $owner ): Account|\WP_Error`, and null where people can but sign in;
	 *                 `test`: `function ( Account $account ): true|\WP_Error`, asks whether an account still works; null where that can't be asked;
	 *                 `network`: whether posts are shared to its accounts.
	 */
	public static function all(): array {
		\Mainstreet\load_hooks( 'admin' );
		/**
		 * Filters the services that an account can be connected at.
		 *
		 * @param array[] $forms By service, as `Connect_Forms::all()` returns them.
		 */
		return (array) apply_filters( 'mainstreet_connect_forms', array() );
	}

	/**
	 * One of them.
	 *
	 * @param string $service Service.
	 */
	public static function get( $service ): ?array {
		$all = self::all();
		return isset( $all[ $service ] ) ? $all[ $service ] : null;
	}
}
