<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Lists keys, apps and accounts that cannot be decrypted, because the salts in wp-config.php were replaced, or the database was
 * moved to a site with other salts. They must be entered again, so administrators see a notice on the screens below, in Site Health
 * and in the settings. Tokens that the site can renew automatically (PayPal, Openverse) are not listed.
 */
final class Unreadable_Secrets {

	/** Screens that show the notice. Not all screens, because it needs a query. */
	const SCREENS = array( 'dashboard', 'plugins', 'site-health', 'settings_page_' . Settings_Page::SLUG );

	/**
	 * Lists all unreadable secrets.
	 *
	 * @return array[] List of `id`, `label` (plain text), `url` (where to enter it again).
	 */
	public static function find_all(): array {
		/**
		 * Filters the list of stored secrets that cannot be decrypted.
		 *
		 * @param array[] $secrets List of `id`, `label` (plain text), `url` (where to enter it again). Features add their own secrets.
		 */
		return array_values( (array) apply_filters( 'mainstreet_unreadable_secrets', array_merge( self::keys(), self::apps(), self::accounts() ) ) );
	}

	/** Returns the explanation for users: what happened, and what to do. */
	public static function explanation(): string {
		return __( 'They were encrypted with security keys other than those now in wp-config.php, and can no longer be read. Until they are entered or connected again, what needs them does not work.', 'mainstreet-blocks' );
	}

	/** Shows the notice to administrators. */
	public static function show_notice(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->base, self::SCREENS, true ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$items = '';
		foreach ( self::find_all() as $secret ) {
			$items .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( $secret['url'] ), esc_html( $secret['label'] ) );
		}
		if ( '' !== $items ) {
			printf(
				'<div class="notice notice-error"><p>%1$s %2$s</p><ul class="ul-disc">%3$s</ul></div>',
				esc_html__( 'Mainstreet cannot read these keys and accounts.', 'mainstreet-blocks' ),
				esc_html( self::explanation() ),
				$items // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
			);
		}
	}

	/**
	 * Lists the unreadable keys.
	 *
	 * @return array[]
	 */
	private static function keys(): array {
		$found = array();
		foreach ( array_filter( array_keys( Services::all() ), array( Secrets::class, 'is_unreadable' ) ) as $id ) {
			$found[] = self::entry( 'key:' . $id, Services::get( $id )['label'], $id );
		}
		return $found;
	}

	/**
	 * Lists the unreadable OAuth apps.
	 *
	 * @return array[]
	 */
	private static function apps(): array {
		$apps  = new OAuth_Apps();
		$found = array();
		foreach ( $apps->find_unreadable() as $service ) {
			$form = Connect_Forms::get( $service );
			if ( ! isset( $form['oauth'] ) || ! $apps->find( $form['oauth'] ) ) {
				/* translators: %s: name of an outside service. */
				$found[] = self::entry( 'app:' . $service, sprintf( __( '%s: app for signing in', 'mainstreet-blocks' ), self::name( $service ) ), $service );
			}
		}
		return $found;
	}

	/**
	 * Lists the unreadable accounts. Names of other users' accounts are not shown.
	 *
	 * @return array[]
	 */
	private static function accounts(): array {
		return array_map(
			static function ( Account $account ) {
				$name = $account->is_for( get_current_user_id() ) ? $account->name() : __( 'account of another user', 'mainstreet-blocks' );
				return self::entry( 'account:' . $account->id(), self::name( $account->service() ) . ': ' . $name, $account->service() );
			},
			( new Accounts() )->find_unreadable()
		);
	}

	/**
	 * Returns the display name of a service.
	 *
	 * @param string $service Service.
	 * @return string
	 */
	private static function name( $service ) {
		$form = Connect_Forms::get( $service );
		return isset( $form['label'] ) ? $form['label'] : ucfirst( $service );
	}

	/**
	 * Builds an entry of the list.
	 *
	 * @param string $label Label, plain text.
	 * @param string $card  Service whose card under Settings > Mainstreet > Connections is linked.
	 * @return string[]
	 */
	private static function entry( string $id, $label, $card ): array {
		$url = Settings_Page::url() . '#/connections/' . $card;
		return compact( 'id', 'label', 'url' );
	}
}
