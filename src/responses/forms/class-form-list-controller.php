<?php
namespace Mainstreet\Responses\Forms;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Patterns\Pattern_Library;
use Mainstreet\Patterns\Pattern_Markup;
use Mainstreet\Responses\Storage\Response_Type;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes that list the forms of the site, and create a draft with a form.
 *
 * GET forms?page&per_page → { items: [{ title, source: { type, id, title, edit }, fields: [{ type, label, required }] }], total }
 * POST forms { title, fields: [{ type, label, required?, options? }], button? } → { id, edit }
 */
final class Form_List_Controller extends Controller {

	/** Types of fields that can be created. Those with choices need `options`. */
	const TYPES = array( 'name', 'email', 'telephone', 'url', 'text', 'textarea', 'number', 'date', 'checkbox', 'select', 'radio', 'checkbox-multiple' );

	const WITH_OPTIONS = array( 'select', 'radio', 'checkbox-multiple' );

	public function register_routes() {
		$field = array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => array(
				'type'     => array( 'required' => true ) + $this->choice_schema( self::TYPES ),
				'label'    => array(
					'required'  => true,
					'minLength' => 1,
				) + $this->text_schema( 200 ),
				'required' => array( 'type' => 'boolean' ),
				'options'  => array(
					'type'     => 'array',
					'items'    => $this->text_schema( 200 ),
					'maxItems' => 50,
				),
			),
		);
		$new   = array(
			'title'  => array(
				'required'  => true,
				'minLength' => 1,
			) + $this->text_schema( 200 ),
			'fields' => array(
				'type'     => 'array',
				'items'    => $field,
				'minItems' => 1,
				'maxItems' => 50,
				'required' => true,
			),
			'button' => $this->text_schema( 100, '' ),
		);
		$this->register_route(
			'/forms',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), array( Response_Type::class, 'can_read' ), $this->get_collection_params() ),
				$this->endpoint( 'POST', array( $this, 'create_item' ), $this->require_capability( 'edit_pages' ), $new ),
			)
		);
	}

	/**
	 * Returns the parameters of the list.
	 *
	 * @return array[]
	 */
	public function get_collection_params() {
		return array(
			'page'     => $this->integer_schema( 1, 10000, 1 ),
			'per_page' => $this->integer_schema( 1, 100, 20 ),
		);
	}

	/**
	 * Lists the forms that are in use, by source.
	 *
	 * @param \WP_REST_Request $request `page`, `per_page`.
	 */
	public function get_items( $request ): array {
		global $wpdb;
		$limit = (int) $request['per_page'];
		// phpcs:ignore WordPress.DB -- Sql replaces {table}.
		$rows  = Sql::rows( 'form_defs', $wpdb->prepare( 'SELECT source_type, source_id, def FROM {table} WHERE gone = 0 ORDER BY source_type, source_id, position LIMIT %d OFFSET %d', $limit, $limit * ( (int) $request['page'] - 1 ) ) );
		$count = Sql::row( 'form_defs', 'SELECT COUNT(*) AS number FROM {table} WHERE gone = 0' );
		return array(
			'items' => array_map( array( self::class, 'item' ), $rows ),
			'total' => $count ? (int) $count['number'] : 0,
		);
	}

	/**
	 * Prepares a form for the response. Recipients and messages of the form are left out.
	 *
	 * @param string[] $row `source_type`, `source_id`, `def`.
	 */
	private static function item( array $row ): array {
		$def    = json_decode( $row['def'], true );
		$fields = array();
		foreach ( is_array( $def['fields'] ?? null ) ? $def['fields'] : array() as $field ) {
			$fields[] = array(
				'type'     => (string) ( $field['type'] ?? '' ),
				'label'    => (string) ( $field['label'] ?? '' ),
				'required' => ! empty( $field['required'] ),
			);
		}
		$post = in_array( $row['source_type'], array( 'post', 'pattern' ), true ) ? get_post( (int) $row['source_id'] ) : null;
		return array(
			'title'  => (string) ( $def['title'] ?? '' ),
			'source' => array(
				'type'  => $row['source_type'],
				'id'    => $row['source_id'],
				'title' => $post && current_user_can( 'read_post', $post->ID ) ? $post->post_title : '',
				'edit'  => $post ? (string) get_edit_post_link( $post, 'raw' ) : '',
			),
			'fields' => $fields,
		);
	}

	/**
	 * Creates a page with the form as a draft.
	 *
	 * @param \WP_REST_Request $request `title`, `fields`, `button`.
	 * @return array|\WP_Error `id`, `edit`.
	 */
	public function create_item( $request ) {
		$markup = new Pattern_Markup();
		$fields = array();
		foreach ( $request['fields'] as $index => $field ) {
			$options = array_values( array_filter( array_map( array( Plain_Text::class, 'line' ), $field['options'] ?? array() ), 'strlen' ) );
			if ( in_array( $field['type'], self::WITH_OPTIONS, true ) && ! $options ) {
				/* translators: %s: label of a form field. */
				return Errors::invalid( "fields[$index]", sprintf( __( '“%s” needs options to choose from.', 'mainstreet-blocks' ), $field['label'] ) );
			}
			$attributes = array( 'label' => self::to_html( $field['label'] ) );
			if ( ! empty( $field['required'] ) ) {
				$attributes['required'] = true;
			}
			if ( in_array( $field['type'], self::WITH_OPTIONS, true ) ) {
				$attributes['options'] = $options;
			}
			$fields[] = $markup->field( $field['type'], $attributes );
		}
		$title   = Plain_Text::line( $request['title'] );
		$button  = self::to_html( $request['button'] );
		$content = $markup->form( $title, $fields, '' === $button ? __( 'Send', 'mainstreet-blocks' ) : $button );
		if ( ! Pattern_Library::is_usable( $content ) ) {
			return new \WP_Error( 'mainstreet_no_form', __( 'Forms are turned off under Settings > Mainstreet. Turn them on and try again.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$page = array(
			'post_type'    => 'page',
			'post_status'  => 'draft',
			'post_title'   => $title,
			'post_content' => $content,
		);
		$id   = wp_insert_post( wp_slash( $page ), true );
		return is_wp_error( $id ) ? $id : array(
			'id'   => $id,
			'edit' => (string) get_edit_post_link( $id, 'raw' ),
		);
	}
	/** Converts a plain text to the HTML that a rich text attribute holds. */
	private static function to_html( string $text ): string {
		return htmlspecialchars( Plain_Text::line( $text ), ENT_NOQUOTES );
	}
}
