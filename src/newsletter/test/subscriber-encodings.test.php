<?php
/**
 * Lists of subscribers in encodings other than UTF-8.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** A list with these names; each has an address. */
function list_of( array $names ) {
	$csv = "email,name,status\r\n";
	foreach ( $names as $n => $name ) {
		$csv .= "p$n@example.org,\"$name\",subscribed\r\n";
	}
	return $csv;
}

/** Sends `csv` as an uploaded file: unlike text it may hold any bytes. */
function send_bytes( $path, array $fields ) {
	$file = wp_tempnam( 'list' );
	file_put_contents( $file, $fields['csv'] );
	$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/subscribers/' . $path );
	$request->set_body_params( array_diff_key( $fields, array( 'csv' => 1 ) ) );
	$request->set_file_params( array( 'csv' => array( 'tmp_name' => $file ) ) );
	$is_upload = function ( $is, $path ) use ( $file ) { return $path === $file; };
	add_filter( 'mainstreet_is_upload', $is_upload, 10, 2 );
	try {
		return rest_ensure_response( rest_do_request( $request ) );
	} finally {
		remove_filter( 'mainstreet_is_upload', $is_upload );
		unlink( $file );
	}
}

/** Imports a file; gives the response's data. */
function import_bytes( $bytes, array $more = array() ) {
	act_as( 'administrator' );
	$response = send_bytes( 'import', array( 'csv' => $bytes, 'consent' => 'true' ) + $more );
	same( 200, $response->get_status(), wp_json_encode( $response->get_data() ) );
	return $response->get_data();
}

/** Previews a file. */
function preview_bytes( $bytes, array $more = array() ) {
	act_as( 'administrator' );
	return send_bytes( 'import/preview', array( 'csv' => $bytes ) + $more );
}

/** Names of the list, in the order of their rows. */
function stored_names() {
	return array_column( Sql::rows( 'subscribers', "SELECT name FROM {table} WHERE email <> '' ORDER BY id" ), 'name' );
}

/** Sets the language of the site until the test ends. */
function speak( $locale ) {
	$filter = function () use ( $locale ) { return $locale; };
	add_filter( 'locale', $filter );
	return function () use ( $filter ) { remove_filter( 'locale', $filter ); };
}

/** Encoding => names that are written in it, and the language of a site whose owner has such a list. */
function encoded_lists() {
	$japanese = array( '山田 太郎', '佐藤 花子', 'すずき いちろう', 'タナカ ケン' );
	return array(
		array( 'UTF-8', 'en_US', array( 'Zoë', 'Łukasz', '山田' ) ),
		array( 'windows-1252', 'en_US', array( 'José Núñez', 'Zoë “Z” O’Neil', 'Jörg Müller – Straße', 'François' ) ),
		array( 'windows-1252', 'de_DE', array( 'Jörg Müßig', 'Änne', 'Özlem' ) ),
		array( 'windows-1252', 'is_IS', array( 'Guðrún Þórðardóttir' ) ),
		array( 'MACINTOSH', 'en_US', array( 'José Núñez', 'Zoë O’Neil', 'Jörg Müller', 'François' ) ),
		array( 'MACINTOSH', 'de_DE', array( 'Jörg Müßig', 'Änne', 'Özlem' ) ),
		array( 'CP850', 'de_DE', array( 'Jörg Müßig', 'Änne', 'Özlem' ) ),
		array( 'windows-1250', 'cs_CZ', array( 'Antonín Dvořák', 'Žofie Šťastná', 'Jiří Čapek' ) ),
		array( 'windows-1250', 'pl_PL', array( 'Łukasz Żółć', 'Małgorzata Święta', 'Świętosław' ) ),
		array( 'windows-1250', 'en_US', array( 'Łukasz Żółć', 'Małgorzata Święta', 'Świętosław' ) ),
		array( 'windows-1250', 'hu_HU', array( 'Erdős Pál', 'Szűcs Győző' ) ),
		array( 'windows-1251', 'ru_RU', array( 'Иван Петров', 'Анна Ясная', 'Елена' ) ),
		array( 'windows-1251', 'en_US', array( 'Иван Петров', 'Анна Ясная', 'Юлия Щукина' ) ),
		array( 'KOI8-R', 'ru_RU', array( 'Иван Петров', 'Анна Ясная', 'Елена' ) ),
		array( 'CP866', 'ru_RU', array( 'Иван Петров', 'Анна Ясная', 'Елена' ) ),
		array( 'windows-1253', 'el', array( 'Γιώργος Παπαδόπουλος', 'Ελένη', 'Άννα' ) ),
		array( 'windows-1253', 'en_US', array( 'Γιώργος Παπαδόπουλος', 'Ελένη', 'Άννα' ) ),
		array( 'windows-1254', 'tr_TR', array( 'Yıldız Şahin', 'Çağrı Öztürk', 'İsmail' ) ),
		array( 'windows-1255', 'he_IL', array( 'שלום כהן', 'דוד לוי' ) ),
		array( 'windows-1256', 'ar', array( 'محمد علي', 'فاطمة حسن' ) ),
		array( 'windows-1257', 'lt_LT', array( 'Žydrūnas', 'Jūratė Šešelgytė', 'Ąžuolas' ) ),
		array( 'windows-1257', 'lv', array( 'Jānis Bērziņš', 'Līga Kļaviņa' ) ),
		array( 'CP874', 'th', array( 'สมชาย ใจดี', 'สมหญิง' ) ),
		array( 'SJIS-win', 'ja', $japanese ),
		array( 'SJIS-win', 'en_US', $japanese ),
		array( 'EUC-JP', 'ja', $japanese ),
		array( 'ISO-2022-JP', 'ja', $japanese ),
		array( 'GB18030', 'zh_CN', array( '王小明', '李伟', '张丽' ) ),
		array( 'BIG-5', 'zh_TW', array( '王小明', '陳美玲', '林志偉' ) ),
		array( 'UHC', 'ko_KR', array( '김철수', '박영희', '이민호' ) ),
		array( 'UTF-16LE', 'en_US', array( 'Zoë', 'Łukasz', '山田' ) ),
		array( 'UTF-16BE', 'en_US', array( 'Zoë', 'Łukasz', '山田' ) ),
	);
}

/** A text in an encoding that one of PHP's converters knows. */
function encode( $text, $encoding ) {
	return in_array( $encoding, mb_list_encodings(), true ) ? mb_convert_encoding( $text, $encoding, 'UTF-8' ) : (string) iconv( 'UTF-8', $encoding, $text );
}

test( 'names of a file come out as they were written, in each encoding and language', function () {
	$marks = array( 'UTF-8' => "\xEF\xBB\xBF", 'UTF-16LE' => "\xFF\xFE", 'UTF-16BE' => "\xFE\xFF" );
	foreach ( encoded_lists() as list( $encoding, $locale, $names ) ) {
		$file  = encode( list_of( $names ), $encoding );
		$files = isset( $marks[ $encoding ] ) ? array( $file, $marks[ $encoding ] . $file ) : array( $file );
		foreach ( $files as $bytes ) {
			newsletter();
			$end = speak( $locale );
			try {
				import_bytes( $bytes );
			} finally {
				$end();
			}
			same( $names, stored_names(), "$encoding, $locale" );
		}
	}
} );

test( 'the preview shows what the import stores, and its encoding can be corrected', function () {
	newsletter();
	$file = encode( list_of( array( 'Antonín Dvořák', 'Jiří' ) ), 'windows-1250' );
	$seen = preview_bytes( $file )->get_data();
	same( array( 2, array( 2, 3 ) ), array( $seen['total'], array_column( $seen['rows'], 'row' ) ) );
	same( array( array( 'p0@example.org', 'active', '' ), array( 'p1@example.org', 'active', '' ) ), array_map( function ( $row ) { return array( $row['email'], $row['status'], $row['reason'] ); }, $seen['rows'] ) );
	same( 0, (int) Sql::row( 'subscribers', 'SELECT COUNT(*) AS n FROM {table}' )['n'], 'nothing is stored' );
	same( null, Sql::row( 'imports', 'SELECT id FROM {table} LIMIT 1' ) );
	truly( in_array( $seen['encoding'], array_column( $seen['encodings'], 'value' ), true ) );
	foreach ( array_column( $seen['encodings'], 'value' ) as $encoding ) {
		newsletter();
		$seen = preview_bytes( $file, array( 'encoding' => $encoding ) );
		if ( 400 === $seen->get_status() ) {
			// Read as UTF-16 there is no column "email".
			same( 400, send_bytes( 'import', array( 'csv' => $file, 'consent' => 'true', 'encoding' => $encoding ) )->get_status(), $encoding );
			continue;
		}
		$seen = $seen->get_data();
		same( $encoding, $seen['encoding'] );
		import_bytes( $file, array( 'encoding' => $encoding ) );
		same( array_column( array_filter( $seen['rows'], function ( $row ) { return '' === $row['reason']; } ), 'name' ), stored_names(), $encoding );
	}
	newsletter();
	import_bytes( $file, array( 'encoding' => 'windows-1250' ) );
	same( array( 'Antonín Dvořák', 'Jiří' ), stored_names() );
} );

test( 'columns that are not read are named in the letters of the file', function () {
	newsletter();
	$file = encode( "sep=;\nE-Mail;Straße;Vorname\na@example.org;Große Str. 1;Jürgen\n", 'windows-1252' );
	$seen = preview_bytes( $file, array( 'encoding' => 'windows-1252' ) )->get_data();
	same( array( array( 'Straße' ), 'Jürgen' ), array( $seen['ignored'], $seen['rows'][0]['name'] ) );
} );

test( 'what cannot be decoded is named by its row and not stored', function () {
	newsletter();
	// 0x81 means nothing in windows-1252: Latin-1 has an invisible control character there.
	$done = import_bytes( "email,name,town\na@example.org,Jos\xE9,x\nb@example.org,B\x81b,x\nc@example.org,N\xFA\xF1ez,x\nd@example.org,D,\x9D\n", array( 'encoding' => 'windows-1252' ) );
	same( array( 'José', 'Núñez', 'D' ), stored_names(), 'a column that is not stored does no harm' );
	same( array( 3, 1 ), array( $done['added'], $done['invalid'] ) );
	same( array( 3 ), array_column( $done['problems'], 'row' ) );
	holds( 'encoding', $done['problems'][0]['reason'] );
	// One such byte does not make it another language's.
	same( array( 'windows-1252', array( 3 ) ), array_values( array_intersect_key( preview_bytes( "email,name\na@example.org,Jos\xE9 N\xFA\xF1ez\nb@example.org,B\x81b\nd@example.org,Fran\xE7ois\n" )->get_data(), array( 'encoding' => 1, 'unreadable_rows' => 1 ) ) ) );
	// UTF-8 with one broken letter stays UTF-8.
	newsletter();
	$seen = preview_bytes( list_of( array( 'Zoë', 'Jürgen', 'Łukasz', 'Žofie', "Jos\xE9", 'Ångström', 'Éva' ) ) )->get_data();
	same( array( 'UTF-8', 1, array( 6 ) ), array( $seen['encoding'], $seen['unreadable'], $seen['unreadable_rows'] ) );
	// Half a letter of UTF-16 at the end, and Shift_JIS that was cut off.
	$wide = encode( list_of( array( 'Zoë', 'Bo' ) ), 'UTF-16LE' );
	same( array( 3 ), preview_bytes( "\xFF\xFE" . substr( $wide, 0, -11 ), array( 'encoding' => 'UTF-16LE' ) )->get_data()['unreadable_rows'] );
	newsletter();
	import_bytes( "email,name\na@example.org,\"Zo\u{FFFD}\"\n" );
	same( array( "Zo\u{FFFD}" ), stored_names(), 'a letter that was lost before is no fault of this import' );
} );

test( 'no name holds an invisible control character', function () {
	newsletter();
	$bytes = '';
	foreach ( range( 1, 255 ) as $code ) {
		if ( ! in_array( $code, array( 10, 13, 34 ), true ) ) {
			$bytes .= "p$code@example.org,\"Ann" . chr( $code ) . "a\"\n";
		}
	}
	foreach ( array_merge( array( '' ), array_column( preview_bytes( "email,name\n" . $bytes )->get_data()['encodings'], 'value' ) ) as $encoding ) {
		newsletter();
		act_as( 'administrator' );
		$response = send_bytes( 'import', array( 'csv' => "email,name\n" . $bytes, 'consent' => 'true', 'encoding' => $encoding ) );
		truly( in_array( $response->get_status(), array( 200, 400 ), true ), $encoding . wp_json_encode( $response->get_data() ) );
		same( array(), preg_grep( '/\p{Cc}/u', stored_names() ), $encoding );
	}
	newsletter();
	( new Subscribers() )->add( array( 'email' => 'a@example.org', 'name' => "Z\u{92}o\u{1}e\u{7F}", 'fields' => array( "To\u{85}wn" => "B\u{9F}ath" ) ), 'active' );
	$row = ( new Subscribers() )->find_by_email( 'a@example.org' );
	same( array( 'Zoe', '{"Town":"Bath"}' ), array( $row['name'], $row['fields'] ) );
} );

test( 'an encoding that nobody knows, or this server cannot read, is refused with a sentence', function () {
	newsletter();
	same( 400, preview_bytes( 'email', array( 'encoding' => 'nonsense' ) )->get_status() );
	act_as( 'administrator' );
	same( 400, send_bytes( 'import', array( 'csv' => "a@example.org\n", 'consent' => 'true', 'encoding' => 'nonsense' ) )->get_status() );
	same( 400, preview_bytes( '' )->get_status() );
	same( 400, preview_bytes( "name\nAda\n" )->get_status() );
	// A server whose iconv lacks an encoding, as some do.
	$tables = new \ReflectionProperty( \Mainstreet\Core\Text\Text_Encoding::class, 'tables' );
	$tables->setAccessible( true );
	$before = $tables->getValue();
	$tables->setValue( null, array( 'windows-1250' => array() ) + $before );
	$answer = preview_bytes( "a@example.org\n", array( 'encoding' => 'windows-1250' ) );
	$others = array_column( preview_bytes( "a@example.org,Jos\xE9\n" )->get_data()['encodings'], 'value' );
	$tables->setValue( null, $before );
	same( 400, $answer->get_status() );
	holds( 'This server cannot read', $answer->get_data()['message'] );
	truly( ! in_array( 'windows-1250', $others, true ) && in_array( 'windows-1252', $others, true ) );
	act_as( 'editor' );
	same( 403, send_bytes( 'import/preview', array( 'csv' => "a@example.org\n" ) )->get_status() );
} );

test( 'our own export comes back in the encoding of a spreadsheet', function () {
	newsletter();
	( new Subscribers() )->add( array( 'email' => 'a@example.org', 'name' => 'José', 'fields' => array( 'Größe' => 'müde' ), 'consent' => 'Ja, natürlich.' ), 'active' );
	$text = '';
	\Mainstreet\Newsletter\Subscribers\Import\Subscriber_Export::write( 'csv', array( 'status' => '', 'search' => '' ), function ( $piece ) use ( &$text ) { $text .= $piece; } );
	$text = encode( str_replace( "\xEF\xBB\xBF", '', $text ), 'windows-1252' );
	newsletter();
	same( array( 'Größe' => 'müde' ), (array) preview_bytes( $text )->get_data()['rows'][0]['fields'] );
	import_bytes( $text );
	$row = ( new Subscribers() )->find_by_email( 'a@example.org' );
	same( array( 'José', array( 'Größe' => 'müde' ) ), array( $row['name'], json_decode( $row['fields'], true ) ) );
} );

test( 'the encoding of a large or hostile file is found in a time that grows with it', function () {
	$ascii = str_repeat( "a@example.org,Ann,subscribed\r\n", 600000 );
	foreach ( array( $ascii . "b@example.org,Jos\xE9", str_repeat( "\xE9\x81", 9000000 ), str_repeat( "a\xE9\n", 6000000 ), str_repeat( "\xFF", 18000000 ), str_repeat( "\0a", 9000000 ), str_repeat( "\x1B\$", 9000000 ) ) as $number => $text ) {
		$before   = processor_seconds();
		$encoding = \Mainstreet\Core\Text\Encoding_Detector::detect( $text, 'en_US' );
		$decoded  = (string) \Mainstreet\Core\Text\Text_Encoding::decode( $text, $encoding );
		truly( processor_seconds() - $before < 10, "text $number" );
		truly( mb_check_encoding( $decoded, 'UTF-8' ), "text $number" );
	}
} );
