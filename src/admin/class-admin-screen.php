<?php
/**
 * What our admin screens have in common.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Frame, script and style of a screen that `src/<name>.tsx` draws. They are loaded on that
 * screen and nowhere else.
 */
final class Admin_Screen {

	/**
	 * Loads script and style when a screen is opened.
	 *
	 * @param string|false $hook    What the function that added the screen to the menu returned; false when the user may not see it.
	 * @param callable     $enqueue Loads them.
	 */
	public static function on_open( $hook, callable $enqueue ) {
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
	 * @param string $name  Name of the file in `src/`.
	 * @param array  $state What the script starts from.
	 */
	public static function enqueue( $name, array $state ) {
		$handle = self::handle( $name );
		$asset  = require MAINSTREET_DIR . "/build/$name.asset.php";
		wp_enqueue_script( $handle, plugins_url( "build/$name.js", MAINSTREET_FILE ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'mainstreet-blocks', MAINSTREET_DIR . '/languages' );
		wp_enqueue_style( $handle, plugins_url( "build/$name.css", MAINSTREET_FILE ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( $handle, 'rtl', 'replace' );
		wp_add_inline_script(
			$handle,
			'window.mainstreet' . ucfirst( $name ) . ' = ' . wp_json_encode( $state, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
	}

	/**
	 * Prints the frame the script fills.
	 *
	 * @param string        $name    Name of the file in `src/`.
	 * @param string        $title   Heading.
	 * @param callable|null $without Prints what to do without JavaScript; null for a sentence.
	 */
	public static function render( $name, $title, $without = null ) {
		?>
		<div class="wrap">
			<h1><?php echo esc_html( $title ); ?></h1>
			<div id="<?php echo esc_attr( self::handle( $name ) ); ?>"></div>
			<noscript>
				<?php if ( $without ) : ?>
					<?php $without(); ?>
				<?php else : ?>
					<p><?php esc_html_e( 'This screen needs JavaScript.', 'mainstreet-blocks' ); ?></p>
				<?php endif; ?>
			</noscript>
		</div>
		<?php
	}

	/**
	 * Name of a screen's script, style and frame.
	 *
	 * @param string $name Name of the file in `src/`.
	 * @return string
	 */
	public static function handle( $name ) {
		return 'mainstreet-' . $name;
	}
}
