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
 * Keys, apps and accounts that were encrypted with other salts: the salts in wp-config.php have been replaced, or the database was
 * moved to a site with others. They must be entered again, so administrators are told on the screens below, in Site Health and in the
 * settings. Tokens that the site gets again by itself (PayPal, Openverse) are not listed.
 */
final class Unreadable_Secrets {

	/** Screens that show the notice. Not all of them: it takes a query. */
	const SCREENS = array( 'dashboard', 'plugins', 'site-health', 'settings_page_' . Settings_Page::SLUG );

	/**
	 * All of them.
	 *
	 * @return array[] List of `id`, `label` (what it is, plain text), `url` (where it is entered again).
	 */
	public static function all(): array {
		/**
		 * Filters the stored secrets that can't be decrypted.
		 *
		 * @param array[] $secrets List of `id`, `label` (what it is, plain text), `url` (where it is entered again); features with secrets
		 *                         of their own add theirs.
		 */
		return array_values( (array) apply_filters( 'mainstreet_unreadable_secrets', array_merge( self::keys(), self::apps(), self::accounts() ) ) );
	}

	/** What happened and what to do, in one sentence each. */
	public static function explanation(): string {
		return __( 'They were encrypted with security keys other than those now in wp-config.php, and can no longer be read. Until they are entered or connected again, what needs them does not work.', 'mainstreet-blocks' );
	}

	/** Tells administrators. */
	public static function show_notice(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->base, self::SCREENS, true ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$items = '';
		foreach ( self::all() as $secret ) {
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
	 * Keys of services.
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
	 * Apps by which people sign in at services.
	 *
	 * @return array[]
	 */
	private static function apps(): array {
		$apps  = new OAuth_Apps();
		$found = array();
		foreach ( $apps->unreadable() as $service ) {
			$form = Connect_Forms::get( $service );
			if ( ! isset( $form['oauth'] ) || ! $apps->of( $form['oauth'] ) ) {
				/* translators: %s: name of an outside service. */
				$found[] = self::entry( 'app:' . $service, sprintf( __( '%s: app for signing in', 'mainstreet-blocks' ), self::name( $service ) ), $service );
			}
		}
		return $found;
	}

	/**
	 * Accounts. Those of other users are their own affair: their names are not shown.
	 *
	 * @return array[]
	 */
	private static function accounts(): array {
		return array_map(
			static function ( Account $account ) {
				$name = $account->is_for( get_current_user_id() ) ? $account->name() : __( 'account of another user', 'mainstreet-blocks' );
				return self::entry( 'account:' . $account->id(), self::name( $account->service() ) . ': ' . $name, $account->service() );
			},
			( new Accounts() )->unreadable()
		);
	}

	/**
	 * Name of a service that accounts are connected at.
	 *
	 * @param string $service Service.
	 * @return string
	 */
	private static function name( $service ) {
		$form = Connect_Forms::get( $service );
		return isset( $form['label'] ) ? $form['label'] : ucfirst( $service );
	}

	/**
	 * An entry of the list.
	 *
	 * @param string $id    Id.
	 * @param string $label What it is.
	 * @param string $card  Card under Settings > Mainstreet > Connections.
	 * @return string[]
	 */
	private static function entry( string $id, $label, $card ): array {
		$url = Settings_Page::url() . '#/connections/' . $card;
		return compact( 'id', 'label', 'url' );
	}
}
