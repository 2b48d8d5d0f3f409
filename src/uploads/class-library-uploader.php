<?php
namespace Mainstreet\Uploads;

use Mainstreet\Http\Upload_Probe;
use Mainstreet\Uploads\Server\Upload_Token;
use Mainstreet\Uploads\Server\Tus_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the script for uploads in chunks (src/uploads/screen) on admin screens with a WordPress uploader, for users who can
 * upload files.
 */
final class Library_Uploader {

	const HANDLE = 'mainstreet-uploads';

	/** Enqueues script and style. */
	public static function enqueue(): void {
		// In the block editor, its own script loads the uploader with the first media modal (src/uploads/screen/start-in-editor.ts).
		if ( ! self::can_upload_here() || self::is_block_editor() || wp_script_is( self::HANDLE ) ) {
			return;
		}
		$asset = require MAINSTREET_DIR . '/build/uploads.asset.php';
		wp_enqueue_script( self::HANDLE, plugins_url( 'build/uploads.js', MAINSTREET_FILE ), array_merge( $asset['dependencies'], array( 'plupload' ) ), $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'mainstreet-blocks', MAINSTREET_DIR . '/languages' );
		wp_enqueue_style( self::HANDLE, plugins_url( 'build/uploads.css', MAINSTREET_FILE ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
		$flags = JSON_HEX_TAG | JSON_HEX_AMP;
		wp_add_inline_script(
			self::HANDLE,
			'window.mainstreetUploads = ' . wp_json_encode( self::get_state(), $flags ) . ";\n"
			// The block editor sets a larger object.
			. 'window.mainstreetBlocks = window.mainstreetBlocks || ' . wp_json_encode( self::get_editor_state(), $flags ) . ';',
			'before'
		);
	}

	/** Prints a hint below the uploader: files above the upload limit that core shows there are uploaded in chunks. */
	public static function render_hint(): void {
		if ( ! wp_script_is( self::HANDLE ) && ! ( self::can_upload_here() && self::is_block_editor() ) ) {
			return;
		}
		// Hidden until the script is ready to upload in chunks (screen/start.ts).
		?>
		<p class="mainstreet-uploads-hint" hidden>
			<?php
			/* translators: %s: size of a file, such as 2 GB. */
			printf( esc_html__( 'Larger files, up to %s, are uploaded in chunks. If an upload is interrupted, choose the same file again to resume it.', 'mainstreet-blocks' ), esc_html( size_format( Upload_Rules::get_max_bytes() ) ) );
			?>
		</p>
		<?php
	}

	/** Whether the user may upload files on this screen. On the front end, media modals work without this script. */
	private static function can_upload_here(): bool {
		return is_admin() && current_user_can( 'upload_files' );
	}

	private static function is_block_editor(): bool {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return $screen && $screen->is_block_editor();
	}

	/**
	 * Returns the state of the script.
	 *
	 * @return array `from` and `pictures` (bytes above which files and images are uploaded in chunks), `address`, `days` (see
	 *               src/uploads/screen/state.ts).
	 */
	public static function get_state(): array {
		$taken = min( max( 1, wp_max_upload_size() ), Upload_Probe::limit() );
		return array(
			'from'     => min( $taken, Upload_Probe::chunk_size( Upload_Token::CHUNK ) ),
			'pictures' => $taken,
			'address'  => Tus_Request::get_url(),
			'days'     => Uploads::get_retention() / DAY_IN_SECONDS,
		);
	}

	/** Returns the part of the block editor's state that uploads need. */
	private static function get_editor_state(): array {
		return array(
			'publicPath' => plugins_url( 'build/', MAINSTREET_FILE ),
			'uploads'    => Upload_Token::get_access(),
		);
	}
}
