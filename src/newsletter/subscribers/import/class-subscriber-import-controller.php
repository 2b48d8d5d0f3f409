<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Core\Text\Text_Encoding;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Consent;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Intake;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Columns;
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
		$may     = $this->require_capability( 'manage_options' );
		$schema  = array( Subscriber_List::class, 'schema' );
		$file    = array(
			'csv'      => array( 'type' => 'string' ),
			'encoding' => $this->choice_schema( array_merge( array( '' ), Text_Encoding::names() ), '' ),
			'columns'  => array(
				'type'                 => 'object',
				'maxProperties'        => Subscriber_Columns::MOST,
				'additionalProperties' => array(
					'type' => 'string',
					'enum' => Subscriber_Columns::ASSIGNABLE,
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
		$this->register_route(
			'/subscribers/import',
			array(
				$this->endpoint( 'POST', array( $this, 'create_item' ), $may, $file + $consent ),
				'schema' => $schema,
			)
		);
		$this->register_route(
			'/subscribers/import/preview',
			array(
				$this->endpoint( 'POST', array( $this, 'preview' ), $may, $file ),
				'schema' => $schema,
			)
		);
		$this->register_route(
			'/subscribers/import/(?P<batch>[0-9a-f]{20})',
			array(
				$this->endpoint( 'POST', array( $this, 'update_item' ), $may ),
				'schema' => $schema,
			)
		);
	}

	/**
	 * Starts an import.
	 *
	 * @param \WP_REST_Request $request `csv` (text) or a file of that name, `consent` (must be true), `statement`, `encoding`,
	 *                                  `columns` (contents of unknown columns, by column number).
	 * @return array|\WP_Error Result of Subscriber_Import::progress().
	 */
	public function create_item( $request ) {
		$text = self::text( $request );
		if ( is_wp_error( $text ) ) {
			return $text;
		}
		if ( true !== $request['consent'] ) {
			return Errors::invalid( 'consent', __( 'Please confirm that these people agreed to receive your emails.', 'mainstreet-blocks' ) );
		}
		return Subscriber_Import::begin( $text, (string) $request['statement'], (string) $request['encoding'], (array) $request['columns'] );
	}

	/**
	 * Returns how an import would read a file, because no detection of encodings is always right.
	 *
	 * @param \WP_REST_Request $request `csv` (text) or a file of that name, `encoding`, `columns`.
	 * @return array|\WP_Error `encoding` (used for the preview), `encodings` (`value`, `label`) that this server can read, `total` (rows),
	 *                         `rows` (results of Subscriber_Intake::preview()), `unreadable` (number of rows), `unreadable_rows` (the first
	 *                         of them), `ignored` (headings of columns that are not read), `unknown` (`column`, `head` of those that
	 *                         can be assigned).
	 */
	public function preview( \WP_REST_Request $request ) {
		$text = self::text( $request );
		if ( is_wp_error( $text ) ) {
			return $text;
		}
		$encoding = '' === (string) $request['encoding'] ? Subscriber_Csv::encoding( $text ) : $request['encoding'];
		$rows     = Subscriber_Import::read( $text, $encoding, (array) $request['columns'] );
		if ( is_wp_error( $rows ) ) {
			return $rows;
		}
		$unreadable = array_keys( array_column( $rows, 'reason', 'row' ), Subscriber_Consent::UNREADABLE, true );
		$columns    = Subscriber_Csv::unknown( $text, $encoding, (array) $request['columns'] );
		$unknown    = array();
		foreach ( array_slice( $columns['unknown'], 0, self::NAMED, true ) as $column => $head ) {
			$unknown[] = array(
				'column' => $column,
				'head'   => $head,
			);
		}
		return array(
			'encoding'        => $encoding,
			'encodings'       => Encoding_Labels::options(),
			'total'           => count( $rows ),
			'rows'            => array_map( array( Subscriber_Intake::class, 'preview' ), self::choose( $rows ) ),
			'unreadable'      => count( $unreadable ),
			'unreadable_rows' => array_slice( $unreadable, 0, self::NAMED ),
			'ignored'         => array_slice( $columns['ignored'], 0, self::NAMED ),
			'unknown'         => $unknown,
		);
	}

	/**
	 * Chooses rows for the preview, preferring non-ASCII text, which shows a wrong encoding.
	 *
	 * @param array[] $rows Result of Subscriber_Csv::read().
	 * @return array[] Some of them, in the same order.
	 */
	private static function choose( array $rows ): array {
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
	 * @param \WP_REST_Request $request `csv` (text) or a file of that name.
	 * @return string|\WP_Error
	 */
	private static function text( $request ) {
		$files = $request->get_file_params();
		$path  = Attributes::text( $files['csv'] ?? null, 'tmp_name' );
		/** This filter is documented in src/responses/files/class-file-validator.php */
		if ( '' === $path || ! ( is_uploaded_file( $path ) || apply_filters( 'mainstreet_is_upload', false, $path ) ) ) {
			return (string) $request['csv'];
		}
		if ( filesize( $path ) > Subscriber_Import::MAX_BYTES ) {
			return Subscriber_Import::too_large();
		}
		return (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- an upload.
	}

	/**
	 * Returns the progress of an import, after working on it for some seconds, so that it also ends on sites without cron.
	 *
	 * @return array|\WP_Error Result of Subscriber_Import::progress().
	 */
	public function update_item( $request ) {
		Subscriber_Import::work( 3 );
		$progress = Subscriber_Import::progress( $request['batch'] );
		return $progress ? $progress : Errors::gone();
	}
}
