<?php
/**
 * Lists of subscribers from elsewhere, and our own back again.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Export;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** Imports a file as the screen does; gives the last progress. */
function take_in( $file, $statement = '' ) {
	act_as( 'administrator' );
	$answer = rest( 'POST', '/mainstreet/v1/subscribers/import', array( 'csv' => $file, 'consent' => true, 'statement' => $statement ) );
	same( 200, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
	return $answer->get_data();
}

/** The list as a file. */
function whole_list( $format ) {
	$text = '';
	Subscriber_Export::write( $format, array( 'status' => '', 'search' => '' ), function ( $piece ) use ( &$text ) { $text .= $piece; } );
	return $text;
}

/** Statuses by address. */
function all_statuses() {
	return array_column( Sql::rows( 'subscribers', "SELECT email, status FROM {table} WHERE email <> '' ORDER BY id" ), 'status', 'email' );
}

test( 'only known words of consent subscribe; who has none is skipped, with row and reason', function () {
	$mails = newsletter();
	$yes = array( 'Subscribed', 'subscribed', ' ACTIVE ', 'confirmed', 'Yes', 'y', 'TRUE', '1', 'opted-in', 'Opted in', 'opt_in' );
	$no  = array( 'Non-Subscribed', 'nonsubscribed', 'Not subscribed', 'No', 'n', '0', 'false', 'deleted', 'blocked', 'inactive', 'archived', 'Transactional', 'suppressed', 'not active', 'not confirmed yet?', 'never', 'null', 'Not sending', '2', 'unknown', 'ja nein', '', ' ', '-', "subscribed\u{200B}x", 'un-known', 'disabled', 'junk' );
	$csv = "Email Address,Status\n";
	foreach ( $yes as $n => $word ) {
		$csv .= "yes$n@example.org,\"$word\"\n";
	}
	foreach ( $no as $n => $word ) {
		$csv .= "no$n@example.org,\"$word\"\n";
	}
	$done = take_in( $csv );
	same( array_fill_keys( array_map( function ( $n ) { return "yes$n@example.org"; }, array_keys( $yes ) ), 'active' ), all_statuses() );
	same( array( count( $yes ), count( $no ), 0, true ), array( $done['added'], $done['skipped'], $done['invalid'], $done['finished'] ) );
	same( count( $no ), count( $done['problems'] ) );
	same( count( $yes ) + 2, $done['problems'][0]['row'], 'as a spreadsheet counts' );
	holds( 'Non-Subscribed', $done['problems'][0]['reason'] );
	same( 0, count( $mails ) );
} );

test( 'who left elsewhere is kept as such, and unsubscribed here', function () {
	newsletter();
	people( 3 );
	take_in( "Status;E-Mail\nUnsubscribed;u1@example.org\nopted out;x1@example.org\ncleaned;x2@example.org\nHard bounced;x3@example.org\nspam complaint;x4@example.org\npending;x5@example.org\nunconfirmed;x6@example.org\nCancelled;x7@example.org\n" );
	same( array( 'u1@example.org' => 'unsubscribed', 'u2@example.org' => 'active', 'u3@example.org' => 'active', 'x1@example.org' => 'unsubscribed', 'x2@example.org' => 'bounced', 'x3@example.org' => 'bounced', 'x4@example.org' => 'complained', 'x5@example.org' => 'pending', 'x6@example.org' => 'pending', 'x7@example.org' => 'unsubscribed' ), array_replace( array_fill_keys( array( 'u1@example.org', 'u2@example.org', 'u3@example.org', 'x1@example.org', 'x2@example.org', 'x3@example.org', 'x4@example.org', 'x5@example.org', 'x6@example.org', 'x7@example.org' ), '' ), all_statuses() ) );
} );

test( 'an import brings back nobody who left, bounced or complained here', function () {
	newsletter();
	foreach ( array( 'unsubscribed', 'bounced', 'complained' ) as $status ) {
		( new Subscribers() )->add( array( 'email' => "$status@example.org" ), $status );
		( new Subscribers() )->add( array( 'email' => "erased-$status@example.org" ), $status );
		\Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy::erase( "erased-$status@example.org" );
	}
	$csv = "email,status\n";
	foreach ( array( 'unsubscribed', 'bounced', 'complained', 'erased-unsubscribed', 'erased-bounced', 'erased-complained' ) as $who ) {
		$csv .= strtoupper( $who ) . "@Example.org,subscribed\n";
	}
	$done = take_in( $csv );
	same( array( 0, 6 ), array( $done['added'], $done['known'] ) );
	same( array( 'unsubscribed@example.org' => 'unsubscribed', 'bounced@example.org' => 'bounced', 'complained@example.org' => 'complained' ), all_statuses() );
	same( 0, ( new Subscribers() )->count( 'active' ) );
	// Without a column of statuses, too.
	take_in( "email\nunsubscribed@example.org\nbounced@example.org\ncomplained@example.org" );
	same( 0, ( new Subscribers() )->count( 'active' ) );
} );

test( 'files of the usual services are understood', function () {
	newsletter();
	// Mailchimp: a file for each kind, without a status; first and last name apart.
	$done = take_in( "\"Email Address\",\"First Name\",\"Last Name\",MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME\nmc1@example.org,Ada,Lovelace,2,\"2020-01-02 03:04:05\",\"2020-01-02 03:05:00\"\nmc2@example.org,,Byron,2,,\n" );
	same( 2, $done['added'] );
	$row = ( new Subscribers() )->find_by_email( 'mc1@example.org' );
	same( array( 'Ada Lovelace', 'active', '2020-01-02 03:04:05' ), array( $row['name'], $row['status'], $row['created_gmt'] ) );
	same( 'Byron', ( new Subscribers() )->find_by_email( 'mc2@example.org' )['name'] );
	take_in( "Email Address,First Name,UNSUB_TIME,UNSUB_REASON\nmc3@example.org,X,2021-05-06 00:00:00,N/A\n" );
	take_in( "Email Address,CLEAN_TIME\nmc4@example.org,2021-05-06 00:00:00\n" );
	// MailPoet.
	take_in( "Email,First name,Last name,List,Global status,Status\nmp1@example.org,A,B,News,Subscribed,Subscribed\nmp2@example.org,A,B,News,Unsubscribed,Subscribed\nmp3@example.org,A,B,News,Subscribed,Unconfirmed\nmp4@example.org,A,B,News,Inactive,Subscribed\n" );
	// Ghost.
	take_in( "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels\n1,gh1@example.org,G,,true,,,2022-01-01T00:00:00.000Z,,\n2,gh2@example.org,G,,false,,,2022-01-01T00:00:00.000Z,,\n3,gh3@example.org,G,,true,,,2022-01-01T00:00:00.000Z,2023-01-01T00:00:00.000Z,\n" );
	// Substack: paying is another question than getting mail.
	take_in( "email,active_subscription,expiry,plan,email_disabled,created_at\nss1@example.org,false,,other,false,2021-01-01T00:00:00.000Z\nss2@example.org,true,,yearly,true,2021-01-01T00:00:00.000Z\n" );
	// ConvertKit.
	take_in( "id,first_name,email,created_at,state\n1,K,ck1@example.org,2021-01-01T00:00:00Z,active\n2,K,ck2@example.org,2021-01-01T00:00:00Z,cancelled\n3,K,ck3@example.org,2021-01-01T00:00:00Z,inactive\n4,K,ck4@example.org,2021-01-01T00:00:00Z,bounced\n" );
	// WordPress.com.
	take_in( "Email,Name,Subscription Date,Email Subscription Status\nwp1@example.org,W,2023-01-02 10:00:00,Subscribed\nwp2@example.org,W,2023-01-02 10:00:00,Not subscribed\nwp3@example.org,W,2023-01-02 10:00:00,Not confirmed\n" );
	// One’s own sheet, where the head is the question; or the date of the answer.
	take_in( "e-mail,subscribed\nown1@example.org,yes\nown2@example.org,no\nown3@example.org,2023-04-05\nown4@example.org,0\n" );
	take_in( "mail,unsubscribed\nown5@example.org,no\nown6@example.org,yes\nown7@example.org,\nown8@example.org,perhaps\n" );
	same(
		array(
			'mc1@example.org' => 'active', 'mc2@example.org' => 'active', 'mc3@example.org' => 'unsubscribed', 'mc4@example.org' => 'bounced',
			'mp1@example.org' => 'active', 'mp2@example.org' => 'unsubscribed', 'mp3@example.org' => 'pending',
			'gh1@example.org' => 'active',
			'ss1@example.org' => 'active', 'ss2@example.org' => 'unsubscribed',
			'ck1@example.org' => 'active', 'ck2@example.org' => 'unsubscribed', 'ck4@example.org' => 'bounced',
			'wp1@example.org' => 'active', 'wp3@example.org' => 'pending',
			'own1@example.org' => 'active', 'own3@example.org' => 'active', 'own5@example.org' => 'active', 'own6@example.org' => 'unsubscribed', 'own7@example.org' => 'active',
		),
		array_filter( array_replace( array_fill_keys( array( 'mc1@example.org', 'mc2@example.org', 'mc3@example.org', 'mc4@example.org', 'mp1@example.org', 'mp2@example.org', 'mp3@example.org', 'gh1@example.org', 'ss1@example.org', 'ss2@example.org', 'ck1@example.org', 'ck2@example.org', 'ck4@example.org', 'wp1@example.org', 'wp3@example.org', 'own1@example.org', 'own3@example.org', 'own5@example.org', 'own6@example.org', 'own7@example.org' ), '' ), all_statuses() ) )
	);
	same( '2023-04-05 00:00:00', ( new Subscribers() )->find_by_email( 'own3@example.org' )['created_gmt'] );
} );

test( 'a list that a spreadsheet saved with its separator in the first line is read', function () {
	newsletter();
	$done = take_in( "\xEF\xBB\xBFsep=;\r\nemail;name\r\nsep1@example.org;\"A; B\"\r\nnonsense;C\r\n" );
	same( array( 1, 1 ), array( $done['added'], $done['invalid'] ) );
	same( 'A; B', ( new Subscribers() )->find_by_email( 'sep1@example.org' )['name'] );
	same( 3, $done['problems'][0]['row'], 'a spreadsheet does not count the line' );
	// The line decides, also where others are more frequent.
	take_in( "SEP=\t\nname, first and last\temail\nX\tsep2@example.org\n" );
	take_in( "\"sep=|\"\nemail|name\nsep3@example.org|Y\n" );
	take_in( "sep=,\nsep4@example.org,\n" );
	same( array( 'sep1@example.org', 'sep2@example.org', 'sep3@example.org', 'sep4@example.org' ), array_keys( all_statuses() ) );
	same( 'Y', ( new Subscribers() )->find_by_email( 'sep3@example.org' )['name'] );
	same( 400, rest( 'POST', '/mainstreet/v1/subscribers/import', array( 'csv' => "sep=;\n", 'consent' => true, 'statement' => '' ) )->get_status() );
} );

test( 'heads in other languages are known, and a preview names the columns that are not', function () {
	newsletter();
	$n = 0;
	foreach ( array(
		'Vorname;Nachname;E-Mail-Adresse'          => 'Ada Lovelace',
		'Vorname;Name;E-Mail'                      => 'Ada Lovelace',
		'Prénom;Nom;Adresse e-mail'                => 'Ada Lovelace',
		'PRENOM;NOM;Courriel'                      => 'Ada Lovelace',
		'Nombre;Apellidos;Correo electrónico'      => 'Ada Lovelace',
		'Nome;Cognome;Indirizzo email'             => 'Ada Lovelace',
		'Nome;Sobrenome;Endereço de e-mail'        => 'Ada Lovelace',
		'Voornaam;Achternaam;E-mailadres'          => 'Ada Lovelace',
		'Voornaam;Naam;Mailadres'                  => 'Ada Lovelace',
		'Imię;Nazwisko;Adres e-mail'               => 'Ada Lovelace',
		'Förnamn;Efternamn;E-post'                 => 'Ada Lovelace',
		'Fornavn;Efternavn;E-mailadresse'          => 'Ada Lovelace',
		'Etunimi;Sukunimi;Sähköposti'              => 'Ada Lovelace',
		'Jméno;Příjmení;E-mail'                    => 'Ada Lovelace',
		'Имя;Фамилия;Электронная почта'            => 'Ada Lovelace',
		'Name;Firma;E-Mail'                        => 'Ada',
		'First name;Name;Email'                    => 'Lovelace',
	) as $heads => $name ) {
		$n++;
		take_in( "$heads\nAda;Lovelace;lang$n@example.org\n" );
		same( $name, ( new Subscribers() )->find_by_email( "lang$n@example.org" )['name'], $heads );
	}
	take_in( "E-Mail;Abgemeldet am\nleft1@example.org;2024-05-06\nleft2@example.org;\n" );
	same( array( 'unsubscribed', 'active' ), array( all_statuses()['left1@example.org'], all_statuses()['left2@example.org'] ) );
	$ignored = function ( $csv ) { return rest( 'POST', '/mainstreet/v1/subscribers/import/preview', array( 'csv' => $csv ) )->get_data()['ignored']; };
	same( array( 'Company', 'Tel <b>' ), $ignored( "email,Company,First name,\"Tel <b>\",,status\na@example.org,B,C,D,,yes\n" ) );
	same( array(), $ignored( "a@example.org,Ada,London\n" ), 'without heads there are none to name' );
	same( array(), $ignored( whole_list( 'csv' ) ) );
	same( array(), $ignored( whole_list( 'json' ) ) );
	same( 20, count( $ignored( 'email,' . implode( ',', range( 1, 500 ) ) . "\na@example.org\n" ) ) );
} );

test( 'columns that are not known are assigned by the owner, and no others', function () {
	newsletter();
	act_as( 'administrator' );
	$csv  = "email,Rufname,Joined,Town,status\na@example.org,Ada,2024-05-06,London,active\n";
	$look = function ( array $columns ) use ( $csv ) { return rest( 'POST', '/mainstreet/v1/subscribers/import/preview', array( 'csv' => $csv, 'columns' => $columns ) ); };
	$seen = $look( array() )->get_data();
	same( array( array( 'column' => 1, 'head' => 'Rufname' ), array( 'column' => 2, 'head' => 'Joined' ), array( 'column' => 3, 'head' => 'Town' ) ), $seen['unknown'] );
	$seen = $look( array( '1' => 'name', '2' => 'date' ) )->get_data();
	same( array( 'Ada', array( 'Town' ), 3 ), array( $seen['rows'][0]['name'], $seen['ignored'], count( $seen['unknown'] ) ) );
	// Neither the address nor the status can be another column's, and what is known stays.
	same( 400, $look( array( '1' => 'email' ) )->get_status() );
	same( 400, $look( array( '1' => 'status' ) )->get_status() );
	same( 'a@example.org', $look( array( '0' => 'name', '4' => 'name', '99' => 'name' ) )->get_data()['rows'][0]['email'] );
	same( '', $look( array( '0' => 'name', '4' => 'name', '99' => 'name' ) )->get_data()['rows'][0]['name'] );
	rest( 'POST', '/mainstreet/v1/subscribers/import', array( 'csv' => $csv, 'consent' => true, 'columns' => array( '1' => 'first', '2' => 'date' ) ) );
	$row = Sql::row( 'subscribers', "SELECT name, created_gmt FROM {table} WHERE email = 'a@example.org'" );
	same( array( 'Ada', '2024-05-06' ), array( $row['name'], substr( $row['created_gmt'], 0, 10 ) ) );
} );

test( 'beside a first name that is assigned, “name” is the last one', function () {
	newsletter();
	act_as( 'administrator' );
	$csv  = "email,name,Rufname\na@example.org,Lovelace,Ada\n";
	$seen = rest( 'POST', '/mainstreet/v1/subscribers/import/preview', array( 'csv' => $csv, 'columns' => array( '2' => 'first' ) ) );
	same( 'Ada Lovelace', $seen->get_data()['rows'][0]['name'] );
} );

test( 'words of consent in other languages are known, and unknown ones leave out', function () {
	newsletter();
	take_in( "E-Mail;Status\nw1@example.org;abonniert\nw2@example.org;Abgemeldet\nw3@example.org;Désabonné\nw4@example.org;vielleicht\n" );
	take_in( "E-Mail;Abgemeldet\nw5@example.org;nein\nw6@example.org;ja\nw7@example.org;vielleicht\n" );
	take_in( "Courriel;Statut\nw8@example.org;actif\nw9@example.org;désinscrit\nw10@example.org;inconnu\n" );
	take_in( "E-mail;Angemeldet\nw11@example.org;Ja\nw12@example.org;Nein\nw13@example.org;2023-04-05\n" );
	$found = all_statuses();
	ksort( $found, SORT_NATURAL );
	same( array( 'w1@example.org' => 'active', 'w2@example.org' => 'unsubscribed', 'w3@example.org' => 'unsubscribed', 'w5@example.org' => 'active', 'w6@example.org' => 'unsubscribed', 'w8@example.org' => 'active', 'w9@example.org' => 'unsubscribed', 'w11@example.org' => 'active', 'w13@example.org' => 'active' ), $found );
} );

test( 'a file without a status follows the statement of consent, and the problems say which row it is', function () {
	newsletter();
	$done = take_in( "email,name\na@example.org,A\n\nnonsense,B\nc@example.org,\"C\nc\"\n,D\n", 'At the fair.' );
	same( array( 2, 2, 0, 0 ), array( $done['added'], $done['invalid'], $done['known'], $done['skipped'] ) );
	same( array( 4, 6 ), array_column( $done['problems'], 'row' ) );
	holds( 'email address', $done['problems'][0]['reason'] );
	same( 'At the fair.', Consent_Texts::get( (int) ( new Subscribers() )->find_by_email( 'a@example.org' )['consent_text_id'] ) );
	// No head at all.
	same( 2, take_in( "x@example.org\ny@example.org\n" )['added'] );
} );

test( 'the problems of a large file come in order, from all its parts', function () {
	newsletter();
	$csv = "email,status\n";
	for ( $i = 2; $i <= 1301; $i++ ) {
		$csv .= "p$i@example.org," . ( 0 === $i % 100 ? "evil <b>$i</b>" : 'yes' ) . "\n";
	}
	$done = take_in( $csv );
	while ( ! $done['finished'] ) {
		$done = rest( 'POST', '/mainstreet/v1/subscribers/import/' . $done['batch'] )->get_data();
	}
	same( array( 1287, 13 ), array( $done['added'], $done['skipped'] ) );
	same( range( 100, 1300, 100 ), array_column( $done['problems'], 'row' ) );
	same( $done['problems'], rest( 'POST', '/mainstreet/v1/subscribers/import/' . $done['batch'] )->get_data()['problems'] );
} );

/** A list with everything there is. */
function full_list() {
	$mails = newsletter();
	$make  = function ( $email, $status, array $person, array $more = array() ) {
		$row = ( new Subscribers() )->add( array( 'email' => $email ) + $person, $status );
		Sql::update( 'subscribers', $more + array( 'created_gmt' => '2024-02-03 10:11:12' ), 'id = ' . (int) $row['id'] );
	};
	$make( 'a@example.org', 'active', array( 'name' => 'Ada "the" Countess, née Byron', 'source' => 'form', 'consent' => 'I agree to "everything"; really.', 'fields' => array( 'Town' => 'Bath', '2026' => 'yes', 'name' => 'other' ) ), array( 'confirmed_gmt' => '2024-02-03 10:20:00' ) );
	$make( 'b@xn--bcher-kva.example', 'pending', array( 'name' => 'Žofie', 'source' => 'owner', 'fields' => array( '=cmd' => '=1+1', 'Town' => "O'Hara" ) ) );
	$make( 'c@example.org', 'unsubscribed', array( 'consent' => 'Yes' ), array( 'confirmed_gmt' => '2024-03-01 00:00:00', 'unsubscribed_gmt' => '2024-04-05 06:07:08' ) );
	$make( 'd@example.org', 'bounced', array( 'name' => '-1+1', 'source' => 'import' ), array( 'confirmed_gmt' => '2024-03-01 00:00:00' ) );
	$make( 'e@example.org', 'complained', array( 'name' => '@x', 'source' => 'form', 'consent' => 'Yes' ) );
	$make( 'f@example.org', 'active', array( 'name' => '007', 'consent' => str_repeat( 'long ', 900 ) . 'end' ), array( 'confirmed_gmt' => '2025-01-01 00:00:00' ) );
	return $mails;
}

test( 'our own export comes back whole', function () {
	foreach ( array( 'csv', 'json' ) as $format ) {
		full_list();
		Sql::run( 'subscribers', "UPDATE {table} SET frequency = 'weekly' WHERE status = 'active'" );
		$file  = whole_list( $format );
		$know  = function () { return Sql::rows( 'subscribers', 'SELECT email, name, fields, status, frequency, source, created_gmt, confirmed_gmt, unsubscribed_gmt FROM {table} ORDER BY email' ); };
		$before = array( $know(), array_map( function ( $row ) { return Consent_Texts::get( (int) $row['consent_text_id'] ); }, Sql::rows( 'subscribers', 'SELECT consent_text_id FROM {table} ORDER BY email' ) ) );
		$mails = newsletter();
		wp_cache_flush();
		$done  = take_in( $file, 'My statement.' );
		same( array( 6, 0, 0, 0 ), array( $done['added'], $done['skipped'], $done['invalid'], $done['known'] ), $format );
		same( $before, array( $know(), array_map( function ( $row ) { return Consent_Texts::get( (int) $row['consent_text_id'] ); }, Sql::rows( 'subscribers', 'SELECT consent_text_id FROM {table} ORDER BY email' ) ) ), $format );
		same( array( 2, 1, 1, 1, 1 ), array_map( array( new Subscribers(), 'count' ), array( 'active', 'pending', 'unsubscribed', 'bounced', 'complained' ) ) );
		same( 6, take_in( $file )['known'], 'and once only' );
		same( 0, count( $mails ) );
	}
} );

test( 'our own file as a spreadsheet saves it, and hostile ones that look like ours', function () {
	full_list();
	$file = str_replace( array( "\r\n", "\xEF\xBB\xBF" ), array( "\n", '' ), whole_list( 'csv' ) );
	newsletter();
	$rows = array_map( function ( $line ) { return str_getcsv( $line, ',', '"', '' ); }, explode( "\n", trim( $file ) ) );
	$sheet = '';
	foreach ( $rows as $row ) {
		$sheet .= implode( ';', array_map( function ( $cell ) { return '"' . str_replace( '"', '""', (string) $cell ) . '"'; }, $row ) ) . "\r\n";
	}
	same( 6, take_in( $sheet )['added'] );
	same( 'Ada "the" Countess, née Byron', ( new Subscribers() )->find_by_email( 'a@example.org' )['name'] );
	newsletter();
	$done = take_in( "email,name,status,created,confirmed,unsubscribed,source,consent,x\n1@example.org,N,active,9999-01-01T00:00:00Z,nonsense,-1," . str_repeat( 's', 99 ) . ',' . str_repeat( '<b>c', 9000 ) . ',' . str_repeat( 'v', 900 ) . "\n2@example.org,N,owner,,,,,,\n3@example.org,,active\n" );
	same( array( 2, 1 ), array( $done['added'], $done['skipped'] ) );
	$row = ( new Subscribers() )->find_by_email( '1@example.org' );
	same( array( 24, true, 500 ), array( strlen( $row['source'] ), strtotime( $row['created_gmt'] . ' UTC' ) <= time(), strlen( json_decode( $row['fields'], true )['x'] ) ) );
	foreach ( array( '[', '[1,2]', '[{"email":["x"]}]', '{"email":"a@example.org"}', '[{"email":"j@example.org","status":"No","fields":5,"created":{}}]', '[{"email":"k@example.org","status":"active","fields":{"a":["b"]},"consent":7},null]', str_repeat( '[', 700 ) ) as $odd ) {
		$answer = rest( 'POST', '/mainstreet/v1/subscribers/import', array( 'csv' => $odd, 'consent' => true ) );
		truly( in_array( $answer->get_status(), array( 200, 400 ), true ), $odd );
	}
	same( array( null, 'active' ), array( status_of( 'j@example.org' ), status_of( 'k@example.org' ) ) );
} );

test( 'a hostile file takes time and memory by its size', function () {
	newsletter();
	foreach ( array( str_repeat( ',', 4000000 ), 'email,' . str_repeat( '"', 3000001 ), str_repeat( "<script>", 400000 ) . ",email\n", "email,name\na@example.org," . str_repeat( '<script>', 300000 ) . "\n", "email,name\nb@example.org," . str_repeat( '%2', 1000000 ) . "\n" ) as $number => $file ) {
		$before = processor_seconds();
		$rows   = \Mainstreet\Newsletter\Subscribers\Import\Subscriber_File::read( $file, 50001 );
		if ( is_array( $rows ) && $rows ) {
			Subscriber_Import::start( $file, '' );
		}
		truly( processor_seconds() - $before < 20, "file $number" );
	}
} );
