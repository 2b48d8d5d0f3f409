<?php
namespace Mainstreet\Onboarding;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Onboarding\Import\Block_Survey;
use Mainstreet\Onboarding\Import\Jetpack_Importer;
use Mainstreet\Onboarding\Import\Manual_Import_Steps;
use Mainstreet\Responses\Screen\Responses_Screen;

defined( 'ABSPATH' ) || exit;

/**
 * The screen Get started, which src/onboarding/screen renders. It is in the menu and in the plugin's row; activation does not redirect there.
 */
final class Onboarding_Screen {

	const SLUG = 'mainstreet-start';
	const NAME = 'onboarding';

	/** Key in the stored settings: whether a form was ever sent. */
	const HAD_RESPONSES = 'had_responses';

	/** Adds the screen to the menu: first, so that the menu opens it, until there is a form response; then second. */
	public static function add(): void {
		$hook = add_submenu_page(
			Responses_Screen::SLUG,
			__( 'Get started', 'mainstreet-blocks' ),
			__( 'Get started', 'mainstreet-blocks' ),
			'manage_options',
			self::SLUG,
			array( __CLASS__, 'render' ),
			self::has_responses() ? 1 : 0
		);
		Admin_Screen::on_open( $hook, array( __CLASS__, 'enqueue' ), static fn() => self::help() );
	}

	/** Whether a form was ever sent. A positive result is stored, because every admin screen asks. */
	private static function has_responses(): bool {
		global $wpdb;
		if ( ! current_user_can( 'manage_options' ) ) {
			return false;
		}
		if ( ! empty( Stored_Settings::all()[ self::HAD_RESPONSES ] ) ) {
			return true;
		}
		// One row by the index of types; core's functions count or load them.
		$has_responses = null !== $wpdb->get_var( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'feedback' LIMIT 1" );
		if ( $has_responses ) {
			Stored_Settings::save( array( self::HAD_RESPONSES => true ) );
		}
		return $has_responses;
	}

	/**
	 * Returns the URL of the screen.
	 *
	 * @param string $part Such as `#/moving`.
	 */
	public static function url( string $part = '' ): string {
		return admin_url( 'admin.php?page=' . self::SLUG ) . $part;
	}

	/**
	 * Adds the link on the Plugins screen, beside the one to the settings.
	 *
	 * @param string[] $links Links of our row.
	 * @return string[]
	 */
	public static function add_action_link( $links ) {
		if ( is_array( $links ) && current_user_can( 'manage_options' ) ) {
			array_unshift( $links, self::link( self::url(), __( 'Get started', 'mainstreet-blocks' ) ) );
		}
		return $links;
	}

	/**
	 * Adds links behind version and author on the Plugins screen.
	 *
	 * @param string[] $links Links of a row.
	 * @param string   $file  Plugin of the row.
	 * @return string[]
	 */
	public static function add_row_links( $links, $file ) {
		if ( is_array( $links ) && plugin_basename( MAINSTREET_FILE ) === $file && current_user_can( 'manage_options' ) ) {
			$links[] = self::link( self::url( '#/keys' ), __( 'API key documentation', 'mainstreet-blocks' ) );
			$links[] = self::link( self::url( '#/moving' ), __( 'Migrate from another plugin', 'mainstreet-blocks' ) );
		}
		return $links;
	}

	/**
	 * Renders a link.
	 *
	 * @param string $url Address.
	 */
	private static function link( string $url, string $text ): string {
		return '<a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a>';
	}

	/** Loads script and style. */
	public static function enqueue(): void {
		Admin_Screen::enqueue(
			self::NAME,
			array(
				'steps'  => First_Steps::all(),
				'keys'   => self::list_keys(),
				'kinds'  => Block_Survey::get_requirements(),
				'former' => Jetpack_Importer::all(),
				'notes'  => Manual_Import_Steps::all(),
				'links'  => array( 'settings' => Settings_Page::url() ),
			)
		);
	}

	/** Prints the element that the script renders into. */
	public static function render(): void {
		Admin_Screen::render( self::NAME, __( 'Get started', 'mainstreet-blocks' ) );
	}

	/**
	 * Lists the services with what their keys are for, but never a key or a part of one.
	 *
	 * @return array[] List of `id`, `label`, `text`, `url` (where to get one), `link` (its label), `is_set`.
	 */
	private static function list_keys(): array {
		$keys = array();
		foreach ( Services::all() as $id => $service ) {
			$is_set = '' !== Secrets::source( $id );
			// The site creates webhooks itself, so their secrets are listed only when they are set.
			if ( ! $is_set && false !== strpos( $id, '-webhook' ) ) {
				continue;
			}
			$keys[] = array(
				'id'     => $id,
				'label'  => $service['label'],
				'text'   => $service['description'],
				'url'    => $service['url'],
				'link'   => $service['url_text'],
				'is_set' => $is_set,
			);
		}
		return $keys;
	}

	/** Returns the help tabs (title => paragraphs). */
	private static function help(): array {
		return array(
			__( 'Overview', 'mainstreet-blocks' ) => array(
				__( 'These steps help you set up the site. A step is ticked as soon as the site contains what it asks for, however you did it.', 'mainstreet-blocks' ),
				__( 'If the site has data of Jetpack, you can import it here. The data of Jetpack is only read, never changed.', 'mainstreet-blocks' ),
			),
		);
	}
}
