<?php
namespace Mainstreet\Admin;

defined( 'ABSPATH' ) || exit;

/** Renders the container of an admin screen (`src/<name>/screen`), and loads its script and style on that screen only. */
final class Admin_Screen {

	/**
	 * Enqueues script and style when a screen is opened, and adds its help tabs.
	 *
	 * @param string|false $hook    Return value of add_menu_page() or add_submenu_page(); false if the user cannot see the screen.
	 * @param callable     $enqueue Callback of `admin_enqueue_scripts`.
	 * @param callable     $help    Returns the help tabs: title => paragraphs (plain text).
	 */
	public static function on_open( $hook, callable $enqueue, callable $help ): void {
		if ( ! $hook ) {
			return;
		}
		add_action(
			'load-' . $hook,
			static function () use ( $enqueue, $help ) {
				add_action( 'admin_enqueue_scripts', $enqueue );
				self::add_help_tabs( $help() );
			}
		);
	}

	/**
	 * Adds help tabs to the current screen.
	 *
	 * @param array<string, string[]> $tabs Title => paragraphs.
	 */
	private static function add_help_tabs( array $tabs ): void {
		foreach ( array_keys( $tabs ) as $number => $title ) {
			get_current_screen()->add_help_tab(
				array(
					'id'      => "mainstreet-help-$number",
					'title'   => $title,
					'content' => '<p>' . implode( '</p><p>', array_map( 'esc_html', $tabs[ $title ] ) ) . '</p>',
				)
			);
		}
	}

	/**
	 * Enqueues script and style, and prints the script's initial state as `window.mainstreet<Name>`.
	 *
	 * @param string $name      Name of the folder in `src` that contains the screen.
	 * @param bool   $has_lists Whether the screen uses lists or forms of DataViews.
	 */
	public static function enqueue( string $name, array $state, bool $has_lists = false ): void {
		$handle = self::handle( $name );
		$asset  = require MAINSTREET_DIR . "/build/$name.asset.php";
		$lists  = $has_lists ? array( self::register_dataviews() ) : array();
		wp_enqueue_script( $handle, plugins_url( "build/$name.js", MAINSTREET_FILE ), array_merge( $asset['dependencies'], $lists ), $asset['version'], true );
		wp_set_script_translations( $handle, 'mainstreet-blocks', MAINSTREET_DIR . '/languages' );
		wp_enqueue_style( $handle, plugins_url( "build/$name.css", MAINSTREET_FILE ), array_merge( array( 'wp-components' ), $lists ), $asset['version'] );
		wp_style_add_data( $handle, 'rtl', 'replace' );
		wp_add_inline_script(
			$handle,
			'window.mainstreet' . ucfirst( $name ) . ' = ' . wp_json_encode( $state, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
	}

	/**
	 * Registers the DataViews build that the screens share: one that uses core's components if core has them (7.0 and later), otherwise one
	 * with all dependencies.
	 *
	 * @return string Handle of script and style.
	 */
	private static function register_dataviews(): string {
		$handle = self::handle( 'dataviews' );
		$name   = wp_script_is( 'wp-theme', 'registered' ) ? 'dataviews' : 'dataviews-complete';
		$asset  = require MAINSTREET_DIR . "/build/$name.asset.php";
		wp_register_script( $handle, plugins_url( "build/$name.js", MAINSTREET_FILE ), $asset['dependencies'], $asset['version'], true );
		wp_register_style( $handle, plugins_url( "build/$name.css", MAINSTREET_FILE ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( $handle, 'rtl', 'replace' );
		$texts = self::dataviews_translations();
		if ( '' !== $texts ) {
			wp_add_inline_script( $handle, "wp.i18n.setLocaleData( ( $texts ).locale_data.messages );", 'before' );
		}
		return $handle;
	}

	/**
	 * Returns the translations of DataViews in the user's language. They are in the language pack of core, with the site editor.
	 *
	 * @return string JSON; '' for none.
	 */
	private static function dataviews_translations(): string {
		$json = 'en_US' === determine_locale() ? false : load_script_textdomain( 'wp-edit-site' );
		$read = is_string( $json ) ? json_decode( $json, true ) : null;
		return isset( $read['locale_data']['messages'] ) ? (string) wp_json_encode( $read, JSON_HEX_TAG | JSON_HEX_AMP ) : '';
	}

	/**
	 * Prints the container that the script fills.
	 *
	 * @param string        $name    Name of the screen's folder.
	 * @param string        $title   Heading, shown without JavaScript.
	 * @param callable|null $without Prints instructions for users without JavaScript; null for a default message.
	 */
	public static function render( string $name, string $title, ?callable $without = null ): void {
		?>
		<div class="wrap">
			<?php /* Core moves admin notices here. */ ?>
			<hr class="wp-header-end" />
			<?php /* Below the floated Help button, which would narrow the whole screen. */ ?>
			<div class="clear"></div>
			<div id="<?php echo esc_attr( self::handle( $name ) ); ?>"></div>
			<noscript>
				<h1><?php echo esc_html( $title ); ?></h1>
				<?php if ( $without ) : ?>
					<?php $without(); ?>
				<?php else : ?>
					<p><?php esc_html_e( 'This screen requires JavaScript.', 'mainstreet-blocks' ); ?></p>
				<?php endif; ?>
			</noscript>
		</div>
		<?php
	}

	/**
	 * Returns the handle of a screen's script and style, which is also the id of its container.
	 *
	 * @param string $name Name of the screen's folder.
	 */
	public static function handle( string $name ): string {
		return 'mainstreet-' . $name;
	}
}
