<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Registration\Rest\File_Response;
use Mainstreet\Responses\Files\File_Download;
use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Responses\Storage\Unread_Count;

defined( 'ABSPATH' ) || exit;

/** The `feedback` routes (docs/server-contract.md B.2, "Responses screen"). */
final class Response_Controller extends Controller {

	/** Maximum number of ids in one request. */
	const MAX_IDS = 100;

	public function register_routes() {
		$may     = array( Response_Type::class, 'can_read' );
		$filters = self::get_filter_params() + array(
			'unread' => array( 'type' => 'boolean' ),
			'search' => $this->text_schema( 200 ),
		);
		$id      = array(
			'type'        => 'integer',
			'description' => __( 'ID of the response.', 'mainstreet-blocks' ),
		);
		$bulk    = array(
			'action' => $this->choice_schema( array_keys( Bulk_Actions::ACTIONS ) ),
			'ids'    => self::get_ids_schema() + array( 'required' => true ),
		);
		$export  = array(
			'format' => $this->choice_schema( array( 'csv', 'json' ), 'csv' ),
			'ids'    => self::get_ids_schema(),
		);
		$this->register_route(
			'/feedback',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), $may, $filters + $this->get_collection_params() ),
				$this->endpoint( 'POST', array( $this, 'update_items' ), $may, $bulk ),
			)
		);
		$this->register_route( '/feedback/sources', $this->endpoint( 'GET', array( Response_Sources::class, 'get_posts' ), $may ) );
		$this->register_route( '/feedback/forms', $this->endpoint( 'GET', array( Response_Sources::class, 'get_form_titles' ), $may ) );
		$this->register_route( '/feedback/export', $this->endpoint( 'GET', array( $this, 'export' ), $may, $filters + $export ) );
		$this->register_route( '/feedback/(?P<id>\d+)', $this->endpoint( 'GET', array( $this, 'get_item' ), $may, array( 'id' => $id ) ) );
		$this->register_route( '/feedback/(?P<id>\d+)/file/(?P<key>[0-9a-f]{32})', $this->endpoint( 'GET', array( File_Download::class, 'download' ), $may, self::get_file_params() ) );
	}

	private static function get_file_params(): array {
		return array(
			'id'  => array(
				'type'        => 'integer',
				'description' => __( 'ID of a response.', 'mainstreet-blocks' ),
			),
			'key' => array(
				'type'        => 'string',
				'description' => __( 'Key of one of the response’s files.', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Parameters that filter responses.
	 *
	 * @return array[]
	 */
	private static function get_filter_params(): array {
		$is_date = static function ( $value, $request, $name ) {
			/* translators: %s: name of a parameter. */
			return '' === $value || Response_List::is_date( $value ) ? true : new \WP_Error( 'rest_invalid_param', sprintf( __( '%s is not a valid date.', 'mainstreet-blocks' ), $name ) );
		};
		return array(
			'status' => array(
				'type'        => 'string',
				'enum'        => array_keys( Response_Type::STATUSES ),
				'default'     => 'inbox',
				'description' => __( 'Response folder.', 'mainstreet-blocks' ),
			),
			'source' => array(
				'type'        => 'integer',
				'minimum'     => 0,
				'description' => __( 'ID of the post that contains the form.', 'mainstreet-blocks' ),
			),
			'form'   => array(
				'type'        => 'string',
				'maxLength'   => 500,
				'description' => __( 'Title of the form.', 'mainstreet-blocks' ),
			),
			'after'  => array(
				'type'              => 'string',
				'validate_callback' => $is_date,
				'description'       => __( 'Return responses from this date or time onward, in the site’s time zone.', 'mainstreet-blocks' ),
			),
			'before' => array(
				'type'              => 'string',
				'validate_callback' => $is_date,
				'description'       => __( 'Return responses before this date or time, in the site’s time zone.', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Parameters of a page of the list.
	 *
	 * @return array[]
	 */
	public function get_collection_params() {
		return array(
			'order'    => array(
				'type'        => 'string',
				'enum'        => array( 'desc', 'asc' ),
				'default'     => 'desc',
				'description' => __( 'Sort order by date, newest or oldest first.', 'mainstreet-blocks' ),
			),
			'page'     => $this->integer_schema( 1, null, 1 ) + array( 'description' => __( 'Page number. Search results are paginated by cursor.', 'mainstreet-blocks' ) ),
			'cursor'   => array(
				'type'              => 'string',
				'validate_callback' => static fn( $value ) => '' === $value || Response_List::is_date( $value, true ),
				'description'       => __( 'Cursor from the previous page.', 'mainstreet-blocks' ),
			),
			'per_page' => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => self::MAX_IDS,
				'default' => 20,
			),
		);
	}

	/**
	 * Schema of a list of ids.
	 *
	 * @return array JSON schema.
	 */
	private static function get_ids_schema(): array {
		return array(
			'type'        => 'array',
			'items'       => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
			'maxItems'    => self::MAX_IDS,
			'description' => __( 'IDs of the responses.', 'mainstreet-blocks' ),
		);
	}

	/**
	 * GET /feedback.
	 *
	 * @return array `items`, `next`, `searched_to`, `total` (10001 for more than 10000; 0 if not counted: with a search or
	 *               cursor), and without a cursor `counts` (by folder) and `unread`.
	 */
	public function get_items( $request ) {
		$page  = Response_List::find_page( $request->get_params() );
		$posts = $page['posts'];
		_prime_post_caches( array_filter( array_unique( wp_list_pluck( $posts, 'post_parent' ) ) ), false, false );
		$result = array(
			'items'       => array_values( array_map( array( Response_Item::class, 'prepare_for_list' ), $posts ) ),
			'next'        => $page['next'],
			'searched_to' => $page['searched_to'],
		);
		if ( ! $request['cursor'] ) {
			$result['counts'] = Response_List::count_by_folder();
			$result['unread'] = Unread_Count::get();
		}
		$result['total'] = $request['search'] || $request['cursor'] ? 0 : self::count_total( $request, $result );
		return $result;
	}

	/**
	 * Counts the responses that match the filters.
	 *
	 * @param array $known `counts`, `unread`.
	 */
	private static function count_total( \WP_REST_Request $request, array $known ): int {
		if ( $request['source'] || $request['form'] || $request['after'] || $request['before'] || ( $request['unread'] && 'inbox' !== $request['status'] ) ) {
			return Response_List::count_total( $request->get_params() );
		}
		return $request['unread'] ? min( $known['unread'], Response_List::COUNT_LIMIT + 1 ) : $known['counts'][ $request['status'] ];
	}

	/**
	 * GET /feedback/<id>.
	 *
	 * @return array|\WP_Error As Response_Item::prepare().
	 */
	public function get_item( $request ) {
		$post = Response_Access::get_post( (int) $request['id'] );
		return is_wp_error( $post ) ? $post : Response_Item::prepare( $post );
	}

	/**
	 * POST /feedback.
	 *
	 * @return array As Bulk_Actions::run(), with `items`: the changed responses that still exist.
	 */
	public function update_items( \WP_REST_Request $request ) {
		$outcome          = Bulk_Actions::run( $request['action'], $request['ids'] );
		$posts            = array_filter( array_map( 'get_post', $outcome['done'] ) );
		$outcome['items'] = array_values( array_map( array( Response_Item::class, 'prepare_for_list' ), $posts ) );
		return $outcome;
	}

	/**
	 * GET /feedback/export: sends a file.
	 *
	 * @return \WP_REST_Response Empty; the file is sent instead.
	 */
	public function export( \WP_REST_Request $request ) {
		return File_Response::send_for(
			$request,
			static function () use ( $request ) {
				Response_Export::send( $request->get_params(), $request['format'] );
			}
		);
	}
}
