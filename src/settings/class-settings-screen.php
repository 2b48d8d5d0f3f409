<?php
namespace Mainstreet\Settings;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Responses\Screen\Responses_Screen;

defined( 'ABSPATH' ) || exit;

/** The settings screen. Its script (src/settings/screen) is loaded on this screen only. */
final class Settings_Screen {

	const NAME   = 'settings';
	const HANDLE = 'mainstreet-settings';

	/** Adds the screen to the menu Settings. */
	public static function add(): void {
		$hook = add_options_page(
			__( 'Mainstreet settings', 'mainstreet-blocks' ),
			__( 'Mainstreet', 'mainstreet-blocks' ),
			'manage_options',
			Settings_Page::SLUG,
			array( __CLASS__, 'render' )
		);
		Admin_Screen::on_open( $hook, array( __CLASS__, 'enqueue' ), static fn() => self::help() );
		if ( $hook ) {
			add_action( 'load-' . $hook, array( __CLASS__, 'mark_menu' ) );
		}
	}

	/**
	 * Marks Mainstreet > Settings as the current menu entry. The script opens the menu around it, because core finds the open menu by the URL
	 * only (get_admin_page_parent()). The URL stays that of Settings > Mainstreet, which content and other plugins link to.
	 */
	public static function mark_menu(): void {
		global $submenu, $_wp_real_parent_file;
		// Core renames a parent menu to its first entry, which is Get started until there is a response.
		$menu = $_wp_real_parent_file[ Responses_Screen::SLUG ] ?? Responses_Screen::SLUG;
		// Users who cannot read form responses do not have the Mainstreet menu.
		if ( ! empty( $submenu[ $menu ] ) ) {
			add_filter( 'submenu_file', static fn() => 'options-general.php?page=' . Settings_Page::SLUG );
		}
	}

	/**
	 * Callback of `plugin_action_links_…`: adds a link to the screen.
	 *
	 * @param string[] $links Links of the plugin's row.
	 * @return string[]
	 */
	public static function add_link( $links ) {
		if ( current_user_can( 'manage_options' ) ) {
			$link  = sprintf( '<a href="%s">%s</a>', esc_url( Settings_Page::url() ), esc_html__( 'Settings', 'mainstreet-blocks' ) );
			$links = is_array( $links ) ? $links : array();
			array_unshift( $links, $link );
		}
		return $links;
	}

	/** Enqueues script and style. */
	public static function enqueue(): void {
		$state = self::state();
		// Needed for settings that are an image, such as those of ads.
		if ( in_array( 'picture', array_column( $state['fields'], 'control' ), true ) && current_user_can( 'upload_files' ) ) {
			wp_enqueue_media();
		}
		Admin_Screen::enqueue( self::NAME, $state, true );
	}

	/** Prints the container for the script, and instructions for users without JavaScript. */
	public static function render(): void {
		Admin_Screen::render(
			self::NAME,
			__( 'Mainstreet settings', 'mainstreet-blocks' ),
			static function () {
				?>
				<p><?php esc_html_e( 'This screen requires JavaScript. Without it, you can set keys as constants in wp-config.php, or as environment variables with the same names:', 'mainstreet-blocks' ); ?></p>
				<ul class="ul-disc">
					<?php foreach ( Services::all() as $service ) : ?>
						<?php $names = Key_Parts::get( $service ) ? implode( ', ', array_column( $service['parts'], 'constant' ) ) : $service['constant']; ?>
						<li><code><?php echo esc_html( $names ); ?></code> (<?php echo esc_html( $service['label'] . ': ' . $service['description'] ); ?>)</li>
					<?php endforeach; ?>
				</ul>
				<?php
			}
		);
	}

	/**
	 * Returns the initial state of the script.
	 *
	 * @return array `services` (without keys), `accounts` (Account_List::all()), `sections` and `fields` (Option_Fields), `values`
	 *               (Settings::values()), `modules` (Module_States::all()), `commands`, `email` (of the user), `returnUrl` ('' for none), and the
	 *               values of the filter.
	 */
	private static function state() {
		/**
		 * Filters the initial state of the settings screen's script, so that other parts of the plugin can add their data.
		 *
		 * @param array $state Values by name.
		 */
		return apply_filters(
			'mainstreet_settings_state',
			array(
				'services'  => self::services(),
				'accounts'  => ( new Account_List() )->all(),
				'sections'  => Option_Fields::sections(),
				'fields'    => Option_Fields::describe(),
				'values'    => Settings::values(),
				'modules'   => Module_States::all(),
				'commands'  => self::cli_commands(),
				'email'     => (string) wp_get_current_user()->user_email,
				'returnUrl' => self::return_url(),
			)
		);
	}

	/** Describes the services, without their keys. */
	private static function services(): array {
		$services = array();
		foreach ( Option_Fields::sort_by_order( Services::all() ) as $id => $service ) {
			$services[] = array(
				'id'          => $id,
				'type'        => $service['type'],
				'label'       => $service['label'],
				'field'       => $service['field'],
				'description' => $service['description'],
				'url'         => $service['url'],
				'urlText'     => $service['url_text'],
				'data'        => $service['data'],
				'advice'      => $service['advice'],
				'without'     => $service['without'],
				'constant'    => $service['constant'],
				'mode'        => $service['mode'] ?? '',
				'parts'       => array_map(
					static function ( $name, $part ) {
						return array(
							'name'     => $name,
							'label'    => $part['label'],
							'isSecret' => ! empty( $part['is_secret'] ),
						);
					},
					array_keys( Key_Parts::get( $service ) ),
					Key_Parts::get( $service )
				),
			);
		}
		return $services;
	}

	/**
	 * Returns the WP-CLI commands that the screen lists.
	 *
	 * @return string[][] List of `name`, `text`.
	 */
	private static function cli_commands(): array {
		return array(
			array(
				'name' => 'wp mainstreet mail run',
				'text' => __( 'Sends emails that are due. Run it every minute from the server’s crontab.', 'mainstreet-blocks' ),
			),
			array(
				'name' => 'wp mainstreet mail status',
				'text' => __( 'Lists newsletters that have not finished sending.', 'mainstreet-blocks' ),
			),
		);
	}

	/** Returns the URL in the parameter `return`, for a link back; '' unless it is a URL of this site. */
	private static function return_url(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read-only; the URL of a link.
		$url = esc_url_raw( wp_unslash( Attributes::text( $_GET, 'return' ) ), array( 'http', 'https' ) );
		return '' === $url ? '' : wp_validate_redirect( $url, '' );
	}

	/** Returns the help tabs (title => paragraphs). */
	private static function help(): array {
		return array(
			__( 'Overview', 'mainstreet-blocks' ) => array(
				__( 'Turn blocks on and off, connect services, and choose how forms, newsletter, payments and sharing work. Changes are saved for the whole site.', 'mainstreet-blocks' ),
			),
			__( 'Keys and privacy', 'mainstreet-blocks' ) => array(
				__( 'Keys of services are stored encrypted, and are never shown again. The tab Tools checks whether the site has what the blocks need.', 'mainstreet-blocks' ),
			),
		);
	}
}
