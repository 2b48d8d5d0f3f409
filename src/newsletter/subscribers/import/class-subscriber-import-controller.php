<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Core\Text\Text_Encoding;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes of the import of subscribers, for users with `manage_options`.
 *
 * POST subscribers/import { csv (text, or an uploaded file), consent: true, statement?, encoding?, columns? } → progress
 * POST subscribers/import/preview { csv, encoding?, columns?: { number of a column: name|first|last|date } }
 *   → { encoding, encodings: [{ value, label }], total, rows: [{ row, email, name, fields, status, reason }], unreadable, unreadable_rows,
 *   ignored: [heading of a column], unknown: [{ column, head }] }
 * POST subscribers/import/<batch> → progress: { batch, total, done, added, known, invalid, skipped, finished, problems: [{ row, reason }] };
 *   clients repeat this until the import is finished
 */
final class Subscriber_Import_Controller extends Controller {

	/** Rows of a preview: the first of the file, and the first with non-ASCII characters. */
	const FIRST   = 3;
	const FOREIGN = 5;

	/** Maximum number of row numbers, and of column headings, that a preview lists. */
	const NAMED = 20;

	public function register_routes() {
		$file    = array(
			'csv'      => array( 'type' => 'string' ),
			'encoding' => $this->choice_schema( array_merge( array( '' ), Text_Encoding::names() ), '' ),
			'columns'  => array(
				'type'                 => 'object',
				'maxProperties'        => Import_Columns::MAX_COLUMNS,
				'additionalProperties' => array(
					'type' => 'string',
					'enum' => Import_Columns::ASSIGNABLE,
				),
				'default'              => array(),
			),
		);
		$consent = array(
			'consent'   => array(
				'type'    => 'boolean',
				'default' => false,
			),
			'statement' => $this->text_schema( 2000, '' ),
		);
		$this->register_route( '/subscribers/import', $this->action_endpoint( 'create_item', $file + $consent ) );
		$this->register_route( '/subscribers/import/preview', $this->action_endpoint( 'preview', $file ) );
		$this->register_route( '/subscribers/import/(?P<batch>[0-9a-f]{20})', $this->action_endpoint( 'update_item', array() ) );
	}

	/** Returns the endpoint of a POST request, with the schema. */
	private function action_endpoint( string $method, array $args ): array {
		return array(
			$this->endpoint( 'POST', array( $this, $method ), $this->require_capability( 'manage_options' ), $args ),
			'schema' => array( Subscriber_List::class, 'schema' ),
		);
	}

	/** Starts an import. */
	public function create_item( $request ) {
		$text = self::uploaded_text( $request );
		if ( is_wp_error( $text ) ) {
			return $text;
		}
		if ( true !== $request['consent'] ) {
			return Errors::invalid( 'consent', __( 'Please confirm that these people agreed to receive your emails.', 'mainstreet-blocks' ) );
		}
		return Subscriber_Import::start( $text, (string) $request['statement'], (string) $request['encoding'], (array) $request['columns'] );
	}

	/** Returns how an import would read a file, because no detection of encodings is always right. */
	public function preview( \WP_REST_Request $request ) {
		$text = self::uploaded_text( $request );
		if ( is_wp_error( $text ) ) {
			return $text;
		}
		$encoding = '' === (string) $request['encoding'] ? Subscriber_File::detect_encoding( $text ) : $request['encoding'];
		$rows     = Subscriber_Import::read( $text, $encoding, (array) $request['columns'] );
		if ( is_wp_error( $rows ) ) {
			return $rows;
		}
		$unreadable = array_keys( array_column( $rows, 'reason', 'row' ), Import_Consent::UNREADABLE, true );
		$columns    = Subscriber_File::find_unknown_columns( $text, $encoding, (array) $request['columns'] );
		$unknown    = array();
		foreach ( array_slice( $columns['unknown'], 0, self::NAMED, true ) as $column => $head ) {
			$unknown[] = array(
				'column' => $column,
				'head'   => $head,
			);
		}
		return array(
			'encoding'        => $encoding,
			'encodings'       => self::encoding_options(),
			'total'           => count( $rows ),
			'rows'            => array_map( array( Import_Writer::class, 'preview' ), self::choose_rows( $rows ) ),
			'unreadable'      => count( $unreadable ),
			'unreadable_rows' => array_slice( $unreadable, 0, self::NAMED ),
			'ignored'         => array_slice( $columns['ignored'], 0, self::NAMED ),
			'unknown'         => $unknown,
		);
	}

	/** Chooses rows for the preview, preferring non-ASCII text, which shows a wrong encoding. */
	private static function choose_rows( array $rows ): array {
		$chosen = array_slice( $rows, 0, self::FIRST );
		foreach ( array_slice( $rows, self::FIRST ) as $row ) {
			$text = $row['email'] . $row['name'] . ( isset( $row['own'] ) ? wp_json_encode( $row['own'], JSON_UNESCAPED_UNICODE ) : '' );
			if ( strlen( $text ) > mb_strlen( $text ) ) {
				$chosen[] = $row;
			}
			if ( count( $chosen ) >= self::FIRST + self::FOREIGN ) {
				break;
			}
		}
		return $chosen;
	}

	/**
	 * Returns the file of a request.
	 *
	 * @return string|\WP_Error
	 */
	private static function uploaded_text( $request ) {
		$files = $request->get_file_params();
		$path  = Attributes::text( $files['csv'] ?? null, 'tmp_name' );
		/** This filter is documented in src/responses/files/class-file-validator.php */
		if ( '' === $path || ! ( is_uploaded_file( $path ) || apply_filters( 'mainstreet_is_upload', false, $path ) ) ) {
			return (string) $request['csv'];
		}
		if ( filesize( $path ) > Subscriber_Import::MAX_BYTES ) {
			return Subscriber_File::too_large();
		}
		return (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- an upload.
	}

	/** Returns the progress of an import, after working on it for some seconds, so that it also ends on sites without cron. */
	public function update_item( $request ) {
		Subscriber_Import::process( 3 );
		$progress = Subscriber_Import::progress( $request['batch'] );
		return $progress ? $progress : Errors::not_found();
	}

	/** Returns the encodings that this server can read: each `value` (one of Text_Encoding::names()) and `label`. */
	private static function encoding_options(): array {
		$languages = self::encoding_languages();
		$options   = array();
		foreach ( array_filter( Text_Encoding::names(), array( Text_Encoding::class, 'is_readable' ) ) as $name ) {
			$label = isset( $languages[ $name ] )
				/* translators: 1: languages, such as "Cyrillic", 2: name of an encoding, such as "windows-1251". */
				? sprintf( __( '%1$s (%2$s)', 'mainstreet-blocks' ), $languages[ $name ], $name )
				: $name;

			$options[] = array(
				'value' => $name,
				'label' => $label,
			);
		}
		return $options;
	}

	/** Returns labels of languages or scripts by encoding, without the encodings for all languages. */
	private static function encoding_languages(): array {
		return array(
			'Shift_JIS'    => __( 'Japanese', 'mainstreet-blocks' ),
			'EUC-JP'       => __( 'Japanese', 'mainstreet-blocks' ),
			'ISO-2022-JP'  => __( 'Japanese', 'mainstreet-blocks' ),
			'GB18030'      => __( 'Chinese, simplified', 'mainstreet-blocks' ),
			'Big5'         => __( 'Chinese, traditional', 'mainstreet-blocks' ),
			'EUC-KR'       => __( 'Korean', 'mainstreet-blocks' ),
			'windows-1250' => __( 'Central European', 'mainstreet-blocks' ),
			'windows-1251' => __( 'Cyrillic', 'mainstreet-blocks' ),
			'windows-1252' => __( 'Western European', 'mainstreet-blocks' ),
			'windows-1253' => __( 'Greek', 'mainstreet-blocks' ),
			'windows-1254' => __( 'Turkish', 'mainstreet-blocks' ),
			'windows-1255' => __( 'Hebrew', 'mainstreet-blocks' ),
			'windows-1256' => __( 'Arabic', 'mainstreet-blocks' ),
			'windows-1257' => __( 'Baltic', 'mainstreet-blocks' ),
			'windows-1258' => __( 'Vietnamese', 'mainstreet-blocks' ),
			'windows-874'  => __( 'Thai', 'mainstreet-blocks' ),
			'ISO-8859-2'   => __( 'Central European', 'mainstreet-blocks' ),
			'ISO-8859-15'  => __( 'Western European', 'mainstreet-blocks' ),
			'macintosh'    => __( 'Western European, Macintosh', 'mainstreet-blocks' ),
			'KOI8-R'       => __( 'Cyrillic', 'mainstreet-blocks' ),
			'KOI8-U'       => __( 'Cyrillic', 'mainstreet-blocks' ),
			'IBM850'       => __( 'Western European, MS-DOS', 'mainstreet-blocks' ),
			'IBM852'       => __( 'Central European, MS-DOS', 'mainstreet-blocks' ),
			'IBM866'       => __( 'Cyrillic, MS-DOS', 'mainstreet-blocks' ),
		);
	}
}
