<?php
namespace Mainstreet\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Frame, script and style of a screen that `src/<name>/screen` draws. They are loaded on that
 * screen and nowhere else.
 */
final class Admin_Screen {

	/**
	 * Loads script and style when a screen is opened.
	 *
	 * @param string|false $hook    What the function that added the screen to the menu returned; false when the user may not see it.
	 * @param callable     $enqueue Loads them.
	 */
	public static function on_open( $hook, callable $enqueue ): void {
		if ( ! $hook ) {
			return;
		}
		add_action(
			'load-' . $hook,
			static function () use ( $enqueue ) {
				add_action( 'admin_enqueue_scripts', $enqueue );
			}
		);
	}

	/**
	 * Loads script and style, and hands the script what it starts from as
	 * `window.mainstreet<Name>`.
	 *
	 * @param string $name      Name of the room the screen belongs to.
	 * @param array  $state     What the script starts from.
	 * @param bool   $has_lists Whether it shows lists or forms of DataViews.
	 */
	public static function enqueue( string $name, array $state, bool $has_lists = false ): void {
		$handle = self::handle( $name );
		$asset  = require MAINSTREET_DIR . "/build/$name.asset.php";
		$lists  = $has_lists ? array( self::register_lists() ) : array();
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
	 * Registers the lists that our screens share: on WordPress's own components where these are new enough, which
	 * they are from 7.0 on, else with all that they need.
	 *
	 * @return string Handle of script and style.
	 */
	private static function register_lists(): string {
		$handle = self::handle( 'dataviews' );
		$name   = wp_script_is( 'wp-theme', 'registered' ) ? 'dataviews' : 'dataviews-complete';
		$asset  = require MAINSTREET_DIR . "/build/$name.asset.php";
		wp_register_script( $handle, plugins_url( "build/$name.js", MAINSTREET_FILE ), $asset['dependencies'], $asset['version'], true );
		wp_register_style( $handle, plugins_url( "build/$name.css", MAINSTREET_FILE ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( $handle, 'rtl', 'replace' );
		$texts = self::core_texts();
		if ( '' !== $texts ) {
			wp_add_inline_script( $handle, "wp.i18n.setLocaleData( ( $texts ).locale_data.messages );", 'before' );
		}
		return $handle;
	}

	/**
	 * What the lists say in the user's language. They are WordPress's own, so WordPress's site editor, which shows
	 * them too, has the translations.
	 *
	 * @return string JSON; empty for none.
	 */
	private static function core_texts(): string {
		$json = 'en_US' === determine_locale() ? false : load_script_textdomain( 'wp-edit-site' );
		$read = is_string( $json ) ? json_decode( $json, true ) : null;
		return isset( $read['locale_data']['messages'] ) ? (string) wp_json_encode( $read, JSON_HEX_TAG | JSON_HEX_AMP ) : '';
	}

	/**
	 * Prints what the script fills with the frame.
	 *
	 * @param string        $name    Name of the room.
	 * @param string        $title   Heading, for those without JavaScript.
	 * @param callable|null $without Prints what to do without JavaScript; null for a sentence.
	 */
	public static function render( string $name, string $title, ?callable $without = null ): void {
		?>
		<div class="wrap">
			<?php /* Notices of others go here. */ ?>
			<hr class="wp-header-end" />
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
	 * Name of a screen's script, style and frame.
	 *
	 * @param string $name Name of the room.
	 */
	public static function handle( string $name ): string {
		return 'mainstreet-' . $name;
	}
}
