<?php
namespace Mainstreet\Responses\Screen;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Responses\Files\File_Download;
use Mainstreet\Responses\Listing\Bulk_Actions;
use Mainstreet\Responses\Notifications\Email_Renderer;
use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of the screen that emails link to: WordPress asks for the login and redirects back here. A GET request changes
 * nothing, because virus scanners open every link of an email: spam is marked by a button with a nonce of the user and the
 * response.
 */
final class Mail_Link_Page {

	/** Returns the response that the URL asks to mark as spam; 0 for none. */
	public static function get_spam_id(): int {
		return self::read_id( isset( $_GET[ Response_Links::SPAM ] ) ? $_GET[ Response_Links::SPAM ] : '' ); // phpcs:ignore WordPress.Security -- a number; it only says what to show.
	}

	/** Handles the request before the screen is printed. */
	public static function handle(): void {
		$file_of = self::read_id( isset( $_GET[ Response_Links::FILE_OF ] ) ? $_GET[ Response_Links::FILE_OF ] : '' ); // phpcs:ignore WordPress.Security -- a number.
		if ( $file_of ) {
			$key   = sanitize_key( Attributes::text( $_GET, 'key' ) );
			$error = File_Download::serve( $file_of, $key );
			self::die_with_error( $error );
		}
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( self::get_spam_id() && 'post' === $method ) {
			check_admin_referer( Response_Links::SPAM . self::get_spam_id() );
			$post = Response_Access::get_post( self::get_spam_id() );
			if ( is_wp_error( $post ) ) {
				self::die_with_error( $post );
			}
			$outcome = Bulk_Actions::run( 'spam', array( $post->ID ) );
			if ( $outcome['failed'] ) {
				self::die_with_error( new \WP_Error( 'failed', $outcome['failed'][0]['message'], array( 'status' => 500 ) ) );
			}
			wp_safe_redirect( Response_Links::get_screen_url() . '#/spam/' . $post->ID );
			exit;
		}
	}

	/** Prints the page with the button. */
	public static function render(): void {
		$post = Response_Access::get_post( self::get_spam_id() );
		echo '<div class="wrap"><h1>' . esc_html__( 'Mark this response as spam?', 'mainstreet-blocks' ) . '</h1>';
		if ( is_wp_error( $post ) ) {
			echo '<p>' . esc_html( $post->get_error_message() ) . '</p>';
		} else {
			self::render_form( $post );
		}
		printf( '<p><a href="%1$s">%2$s</a></p></div>', esc_url( Response_Links::get_screen_url() ), esc_html__( 'All form responses', 'mainstreet-blocks' ) );
	}

	/**
	 * Prints the fields of the response, and the button.
	 *
	 * @param \WP_Post $post Response that the current user may edit.
	 */
	private static function render_form( \WP_Post $post ): void {
		$is_spam = 'spam' === $post->post_status;
		echo '<table class="form-table"><tbody>';
		foreach ( array_map( array( Response_Reader::class, 'prepare_field' ), Response_Reader::read_entry( $post )['fields'] ) as $field ) {
			printf(
				'<tr><th scope="row">%1$s</th><td dir="auto">%2$s</td></tr>',
				esc_html( Email_Renderer::to_line( $field['label'] ) ),
				Visitor_Text::lines( '' === $field['value'] ? '–' : mb_substr( $field['value'], 0, 1000 ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
			);
		}
		echo '</tbody></table>';
		if ( $is_spam ) {
			echo '<p>' . esc_html__( 'This response is already in the Spam folder.', 'mainstreet-blocks' ) . '</p>';
			return;
		}
		echo '<form method="post" action="' . esc_url( Response_Links::get_spam_url( $post->ID ) ) . '">';
		wp_nonce_field( Response_Links::SPAM . $post->ID );
		submit_button( __( 'Mark as spam', 'mainstreet-blocks' ), 'primary', 'spam', false );
		printf( ' <a class="button" href="%1$s">%2$s</a></form>', esc_url( Response_Links::get_screen_url( $post->ID ) ), esc_html__( 'View response', 'mainstreet-blocks' ) );
	}

	/** Ends the request with an error message. */
	private static function die_with_error( \WP_Error $error ): void {
		$data = (array) $error->get_error_data();
		wp_die(
			esc_html( $error->get_error_message() ),
			'',
			array(
				'response'  => isset( $data['status'] ) ? (int) $data['status'] : 403,
				'back_link' => true,
			)
		);
	}

	/**
	 * Reads an id from the URL.
	 *
	 * @param mixed $value Value of the parameter.
	 * @return int 0 for none.
	 */
	private static function read_id( $value ): int {
		return is_string( $value ) && strlen( $value ) < 19 && ctype_digit( $value ) ? (int) $value : 0;
	}
}
