<?php
namespace Mainstreet\Ai;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Http\Throttle;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Publishing\Queue\Share_Retry;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes that draft a text with AI. They store nothing: the editor puts the draft into a field.
 *
 * POST ai/share-message, ai/seo-description, ai/alternative-text → { text }
 * POST ai/form → { fields: [ { type, label, required, options } ] }
 */
final class Ai_Controller extends Controller {

	/** Drafts a user may ask for in an hour. */
	const PER_HOUR = 60;

	public function register_routes() {
		$post   = array(
			'post'    => $this->id_schema( true ),
			'title'   => $this->text_schema( 1000 ),
			'content' => $this->text_schema( 500000 ),
		);
		$length = array( 'length' => $this->integer_schema( 40, 1000, 200 ) );
		$this->register_route( '/ai/share-message', $this->task( 'get_share_message', 'can_share', $post + $length ) );
		$this->register_route( '/ai/seo-description', $this->task( 'get_seo_description', 'can_describe', $post ) );
		$this->register_route( '/ai/alternative-text', $this->task( 'get_alternative_text', 'can_read_image', array( 'attachment' => $this->id_schema( true ) ) ) );
		$form = array(
			'post'     => $this->id_schema( false ),
			'sentence' => array(
				'required'  => true,
				'minLength' => 3,
			) + $this->text_schema( 1000 ),
		);
		$this->register_route( '/ai/form', $this->task( 'get_form', 'can_insert_form', $form ) );
	}

	/**
	 * Whether the current user may share the post, published or not.
	 *
	 * @return true|\WP_Error
	 */
	public function can_share( $request ) {
		$post = get_post( (int) $request['post'] );
		$may  = $post && Post_Connections::is_shared_type( $post->post_type ) && is_post_type_viewable( $post->post_type ) && current_user_can( 'edit_post', $post->ID ) && Share_Retry::can_share( $post->ID );
		return $may ? true : Errors::forbidden();
	}

	/**
	 * Whether the current user may edit the post. Types without pages are refused: responses of visitors are posts, too.
	 *
	 * @return true|\WP_Error
	 */
	public function can_describe( $request ) {
		$post = get_post( (int) $request['post'] );
		$may  = $post && is_post_type_viewable( $post->post_type ) && current_user_can( 'edit_post', $post->ID );
		return $may ? true : Errors::forbidden();
	}

	/**
	 * Whether the current user may describe the image in the media library.
	 *
	 * @return true|\WP_Error
	 */
	public function can_read_image( $request ) {
		$id  = (int) $request['attachment'];
		$may = 'attachment' === get_post_type( $id ) && current_user_can( 'upload_files' ) && current_user_can( 'edit_post', $id );
		return $may ? true : Errors::forbidden();
	}

	/**
	 * Whether the current user may edit the post that gets the form; without a post, templates and widgets.
	 *
	 * @return true|\WP_Error
	 */
	public function can_insert_form( $request ) {
		$id  = (int) $request['post'];
		$may = $id > 0 ? current_user_can( 'edit_post', $id ) : current_user_can( 'edit_theme_options' );
		return $may ? true : Errors::forbidden();
	}

	/**
	 * Drafts a message for social networks.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_share_message( $request ) {
		return $this->draft( Post_Source::read( $request ), Text_Draft::share_message( (int) $request['length'] ) );
	}

	/**
	 * Drafts a description for search engines.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_seo_description( $request ) {
		return $this->draft( Post_Source::read( $request ), Text_Draft::seo_description() );
	}

	/**
	 * Drafts the alternative text of an image.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_alternative_text( $request ) {
		$image = Image_Source::find( (int) $request['attachment'] );
		return is_wp_error( $image ) ? $image : $this->draft( array( 'language' => get_user_locale() ), Text_Draft::alternative_text(), $image );
	}

	/**
	 * Drafts the fields of a form.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_form( $request ) {
		$allowed = $this->count();
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$answer = Ai_Client::generate( Form_Draft::instruction(), array( 'sentence' => $request['sentence'] ), '', Form_Draft::schema() );
		$fields = is_wp_error( $answer ) ? $answer : Form_Draft::parse( $answer );
		return is_wp_error( $fields ) ? $fields : $this->private_response( array( 'fields' => $fields ) );
	}

	/**
	 * Asks for a text, and cleans it.
	 *
	 * @param array|\WP_Error $data  Texts of the user.
	 * @param Text_Draft      $draft What to write.
	 * @param string          $image Path of an image; '' for none.
	 * @return \WP_REST_Response|\WP_Error
	 */
	private function draft( $data, Text_Draft $draft, string $image = '' ) {
		$allowed = is_wp_error( $data ) ? $data : $this->count();
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$answer = Ai_Client::generate( $draft->instruction(), $data, $image );
		$text   = is_wp_error( $answer ) ? $answer : $draft->parse( $answer );
		return is_wp_error( $text ) ? $text : $this->private_response( array( 'text' => $text ) );
	}

	/**
	 * Counts a draft of the current user.
	 *
	 * @return true|\WP_Error
	 */
	private function count() {
		return Throttle::hit( 'ai', self::PER_HOUR, HOUR_IN_SECONDS, 'user-' . get_current_user_id() );
	}

	/**
	 * Endpoint of a route.
	 *
	 * @param string $method     Method that drafts.
	 * @param string $permission Method that checks the permission.
	 * @param array  $args       Parameters.
	 */
	private function task( string $method, string $permission, array $args ): array {
		return array(
			$this->endpoint( 'POST', array( $this, $method ), array( $this, $permission ), $args ),
			'schema' => $this->schema( 'ai-draft', 'object' ),
		);
	}

	/** Schema of the ID of a post. */
	private function id_schema( bool $is_required ): array {
		return $is_required
			? array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			)
			: $this->integer_schema( 0, null, 0 );
	}
}
